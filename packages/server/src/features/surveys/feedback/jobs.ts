import type { PushContext } from '../../../jobs/push-jobs.ts';
import type { JobHandlers } from '../../../jobs/runner.ts';
import { notifyUser } from '../../accounts/devices/public.ts';
import type { tellCompliment } from './job-kinds.ts';
import { findStillHere } from './queries.ts';

export const feedbackJobs: JobHandlers<PushContext, typeof tellCompliment> = {
  // N17: the text says nothing of what was said.
  'tell-compliment': ({ database, now }, { carehome_id, user_id }) =>
    database.system(async (db) => {
      const colleague = await findStillHere(db, carehome_id, user_id, now);
      if (!colleague) return;
      const recipient = colleague.email;
      await notifyUser(db, { carehome_id, user_id, recipient, text: 'complimentShared', now });
    }),
};
