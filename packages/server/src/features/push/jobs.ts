import type { Role } from '@relish/shared/roles.ts';

import type { PushJobs } from '../../jobs/push-jobs.ts';
import { enqueue } from '../../jobs/queue.ts';
import { pushTexts } from '../../push/messages.ts';
import { findTarget, forgetTarget, listSubscriptionsOf } from './queries.ts';

/** Those who must know before the next activity. */
const PLAN_ACTIVITIES: Role[] = ['home_manager', 'activity_lead', 'senior_carer', 'nurse'];

export const pushJobs: PushJobs<'push-notification' | 'push-safety-changed'> = {
  'push-notification': async ({ database, pusher, now }, { subscription_id, user_id, text }) => {
    const target = await database.system((db) => findTarget(db, subscription_id, user_id, now));
    if (!target) return;
    const outcome = await pusher.send(target, pushTexts[text]);
    if (outcome === 'gone') await database.system((db) => forgetTarget(db, subscription_id));
  },

  'push-safety-changed': ({ database, now }, { carehome_id }) =>
    database.system(async (db) => {
      for (const { id, user_id } of await listSubscriptionsOf(db, carehome_id, PLAN_ACTIVITIES))
        await enqueue(
          db,
          'push-notification',
          { subscription_id: id, user_id, text: 'safetyChanged' },
          now,
        );
    }),
};
