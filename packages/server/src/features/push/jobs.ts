import type { PushJobs } from '../../jobs/push-jobs.ts';
import { pushTexts } from '../../push/messages.ts';
import { findTarget, forgetTarget } from './queries.ts';

export const pushJobs: PushJobs<'push-notification'> = {
  'push-notification': async ({ database, pusher, now }, { subscription_id, user_id, text }) => {
    const target = await database.system((db) => findTarget(db, subscription_id, user_id, now));
    if (!target) return;
    const outcome = await pusher.send(target, pushTexts[text]);
    if (outcome === 'gone') await database.system((db) => forgetTarget(db, subscription_id));
  },
};
