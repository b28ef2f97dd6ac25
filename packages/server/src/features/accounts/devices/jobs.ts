import type { Role } from '@relish/shared/roles.ts';

import type { PushContext } from '../../../jobs/push-jobs.ts';
import type { JobHandlers } from '../../../jobs/runner.ts';
import { pushMessage } from '../../../web-push/messages.ts';
import type { pushSafetyChanged, pushNeedsAttention, pushNotification } from './job-kinds.ts';
import { notifyRoles } from './notify-roles.ts';
import { findHomeName, findTarget, forgetTarget } from './queries.ts';

/** They need to know before the next activity. */
const PLAN_ACTIVITIES: Role[] = ['home_manager', 'activity_lead', 'senior_carer', 'nurse'];
const MANAGERS: Role[] = ['org_admin', 'home_manager'];
export const pushJobs: JobHandlers<
  PushContext,
  typeof pushSafetyChanged | typeof pushNeedsAttention | typeof pushNotification
> = {
  'push-notification': async (
    { database, pusher, now },
    { subscription_id, user_id, text, carehome_id, details },
  ) => {
    const [target, home] = await database.system(async (db) => [
      await findTarget(db, subscription_id, { userId: user_id, carehomeId: carehome_id }, now),
      carehome_id === undefined ? undefined : await findHomeName(db, carehome_id),
    ]);
    if (!target) return;
    const outcome = await pusher.send(target, pushMessage(text, home, details));
    if (outcome === 'gone') await database.system((db) => forgetTarget(db, subscription_id));
  },

  'push-safety-changed': ({ database, now }, { carehome_id }) =>
    notifyRoles(database, { carehome_id, roles: PLAN_ACTIVITIES, text: 'safetyChanged', now }),

  'push-needs-attention': ({ database, now }, { carehome_id }) =>
    notifyRoles(database, { carehome_id, roles: MANAGERS, text: 'needsAttention', now }),
};
