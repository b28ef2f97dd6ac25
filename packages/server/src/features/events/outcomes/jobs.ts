import { can } from '@relish/shared/permissions.ts';

import type { PushContext } from '../../../jobs/push-jobs.ts';
import type { JobHandlers } from '../../../jobs/runner.ts';
import { findMember } from '../../accounts/account/public.ts';
import { notifyUser } from '../../accounts/devices/public.ts';
import type { askOutcome } from './job-kinds.ts';
import { findEmail, listOpen } from './queries.ts';

export const outcomeJobs: JobHandlers<PushContext, typeof askOutcome> = {
  // Only to those who may still record it; the text names no event and no resident (N17).
  'ask-outcome': ({ database, now }, { carehome_id, user_id, event_ids }) =>
    database.system(async (db) => {
      const member = await findMember(db, carehome_id, user_id, now);
      if (!member || !can(member, 'reports.add')) return;
      const open = await listOpen(db, carehome_id, event_ids);
      if (open.length === 0) return;
      const recipient = await findEmail(db, user_id);
      await notifyUser(db, {
        carehome_id,
        user_id,
        recipient,
        text: 'eventOutcome',
        // Home lists several.
        ...(open.length === 1 && open[0] && { details: { event_id: open[0] } }),
        now,
      });
    }),
};
