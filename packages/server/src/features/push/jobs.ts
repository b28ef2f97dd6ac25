import type { Role } from '@relish/shared/roles.ts';

import type { Database } from '../../db/database.ts';
import type { PushJobs } from '../../jobs/push-jobs.ts';
import { enqueue } from '../../jobs/queue.ts';
import { type PushText, pushMessage } from '../../push/messages.ts';
import { findHomeName, findTarget, forgetTarget, listSubscriptionsOf } from './queries.ts';

/** Those who must know before the next activity. */
const PLAN_ACTIVITIES: Role[] = ['home_manager', 'activity_lead', 'senior_carer', 'nurse'];
const MANAGERS: Role[] = ['org_admin', 'home_manager'];

export const pushJobs: PushJobs<
  'push-notification' | 'push-safety-changed' | 'push-needs-attention'
> = {
  'push-notification': async (
    { database, pusher, now },
    { subscription_id, user_id, text, carehome_id },
  ) => {
    const [target, home] = await database.system(async (db) => [
      await findTarget(db, subscription_id, user_id, now),
      carehome_id === undefined ? undefined : await findHomeName(db, carehome_id),
    ]);
    if (!target) return;
    const outcome = await pusher.send(target, pushMessage(text, home));
    if (outcome === 'gone') await database.system((db) => forgetTarget(db, subscription_id));
  },

  'push-safety-changed': ({ database, now }, { carehome_id }) =>
    tellAll(database, { carehome_id, roles: PLAN_ACTIVITIES, text: 'safetyChanged', now }),

  'push-needs-attention': ({ database, now }, { carehome_id }) =>
    tellAll(database, { carehome_id, roles: MANAGERS, text: 'needsAttention', now }),
};

interface Told {
  carehome_id: string;
  roles: Role[];
  text: PushText;
  now: Date;
}

const tellAll = (database: Database, { carehome_id, roles, text, now }: Told) =>
  database.system(async (db) => {
    for (const { id, user_id } of await listSubscriptionsOf(db, carehome_id, roles))
      await enqueue(
        db,
        'push-notification',
        { subscription_id: id, user_id, text, carehome_id },
        now,
      );
  });
