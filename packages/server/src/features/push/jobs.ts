import type { NoticeAudience } from '@relish/shared/notices/choices.ts';
import { type Role, STAFF_ROLES } from '@relish/shared/roles.ts';

import type { Database } from '../../db/database.ts';
import type { PushJobs } from '../../jobs/push-jobs.ts';
import { enqueue } from '../../jobs/queue.ts';
import { type PushText, pushMessage } from '../../push/messages.ts';
import { claimPush } from '../notices/queries.ts';
import { findHomeName, findTarget, forgetTarget, listSubscriptionsOf } from './queries.ts';

/** Those who must know before the next activity. */
const PLAN_ACTIVITIES: Role[] = ['home_manager', 'activity_lead', 'senior_carer', 'nurse'];
const MANAGERS: Role[] = ['org_admin', 'home_manager'];
/** Guests of the house get what is for everybody, and no staff notices. */
const GUESTS: ReadonlySet<Role> = new Set(['volunteer_external', 'viewer_inspector']);
const READERS: Record<NoticeAudience, Role[]> = {
  staff: STAFF_ROLES.filter((role) => !GUESTS.has(role)),
  family: ['relative'],
  all: [...STAFF_ROLES, 'relative'],
};

export const pushJobs: PushJobs<
  'push-notification' | 'push-safety-changed' | 'push-needs-attention' | 'push-notice'
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

  // Only what still hangs there, once, and nothing of what it says.
  'push-notice': async ({ database, now }, { carehome_id, notice_id }) => {
    const audience = await database.system((db) => claimPush(db, carehome_id, notice_id, now));
    if (audience === undefined) return;
    await tellAll(database, { carehome_id, roles: READERS[audience], text: 'urgentNotice', now });
  },
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
