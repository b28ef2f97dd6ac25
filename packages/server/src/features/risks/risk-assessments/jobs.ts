import type { PushContext } from '../../../jobs/push-jobs.ts';
import type { JobHandlers } from '../../../jobs/runner.ts';
import { notifyUser, tellAll } from '../../accounts/devices/public.ts';
import type { tellRiskApprovers, tellRiskAssessor } from './job-kinds.ts';
import { findColleague } from './reminder-queries.ts';

// N17: no title, no name.
export const riskJobs: JobHandlers<
  PushContext,
  typeof tellRiskApprovers | typeof tellRiskAssessor
> = {
  'tell-risk-approvers': ({ database, now }, { carehome_id, roles, except }) =>
    tellAll(database, { carehome_id, roles, text: 'riskAwaits', except, now }),

  'tell-risk-assessor': ({ database, now }, { carehome_id, user_id, text }) =>
    database.system(async (db) => {
      const colleague = await findColleague(db, carehome_id, user_id, now);
      if (!colleague) return;
      await notifyUser(db, { carehome_id, user_id, recipient: colleague.email, text, now });
    }),
};
