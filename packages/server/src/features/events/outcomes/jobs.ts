import { can } from '@relish/shared/permissions.ts';

import type { PushContext } from '../../../jobs/push-jobs.ts';
import type { JobHandlers } from '../../../jobs/runner.ts';
import { findMember } from '../../accounts/account/public.ts';
import { notifyUser } from '../../accounts/devices/public.ts';
import type { askOutcome } from './job-kinds.ts';
import { findEmail } from './queries.ts';

export const outcomeJobs: JobHandlers<PushContext, typeof askOutcome> = {
  // Only to those who may still record it; the text names no event and no resident (N17).
  'ask-outcome': ({ database, now }, { carehome_id, user_id }) =>
    database.system(async (db) => {
      const member = await findMember(db, carehome_id, user_id, now);
      if (!member || !can(member, 'reports.add')) return;
      const recipient = await findEmail(db, user_id);
      await notifyUser(db, { carehome_id, user_id, recipient, text: 'eventOutcome', now });
    }),
};
