import type { PushSubscriptionInput } from '@relish/shared/accounts/devices/contract.ts';
import type { Role } from '@relish/shared/roles.ts';

import type { Db } from '../../../db/database.ts';

const PER_PERSON = 20;

/** Keeps the newest twenty devices of a user. */
export async function subscribe(
  db: Db,
  owner: { user_id: string; session_id: string },
  { endpoint, keys }: PushSubscriptionInput,
  now: Date,
) {
  const values = { ...owner, p256dh: keys.p256dh, auth: keys.auth, subscribed_at: now };
  await db
    .insertInto('push_subscriptions')
    .values({ ...values, endpoint })
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(values))
    .execute();
  await db
    .deleteFrom('push_subscriptions')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('push_subscriptions')
        .select('id')
        .where('user_id', '=', owner.user_id)
        .orderBy('subscribed_at', 'desc')
        .orderBy('id')
        .offset(PER_PERSON),
    )
    .execute();
}

export const unsubscribe = (db: Db, userId: string, endpoint: string) =>
  db
    .deleteFrom('push_subscriptions')
    .where('user_id', '=', userId)
    .where('endpoint', '=', endpoint)
    .execute();

export const listSubscriptions = (db: Db, userId: string) =>
  db.selectFrom('push_subscriptions').select('id').where('user_id', '=', userId).execute();

/** Demonstration homes notify no one (N16). */
export const listSubscriptionsByRole = (
  db: Db,
  carehomeId: string,
  roles: readonly Role[],
  now: Date,
) =>
  db
    .selectFrom('push_subscriptions as p')
    .innerJoin('memberships as m', 'm.user_id', 'p.user_id')
    .innerJoin('carehomes as c', 'c.id', 'm.carehome_id')
    .innerJoin('organisations as o', 'o.id', 'c.organisation_id')
    .select(['p.id', 'p.user_id'])
    .where('o.is_demo', '=', false)
    .where('m.carehome_id', '=', carehomeId)
    .where('m.role', 'in', roles)
    .where('m.ended_at', 'is', null)
    .where((eb) => eb.or([eb('m.ends_at', 'is', null), eb('m.ends_at', '>', now.toISOString())]))
    .execute();

/**
 * Undefined if the device now belongs to someone else, its session has ended, its user is no longer
 * a member of the home, or the home is a demonstration (N16).
 */
export const findTarget = (
  db: Db,
  id: string,
  { userId, carehomeId }: { userId: string; carehomeId: string | undefined },
  now: Date,
) =>
  db
    .selectFrom('push_subscriptions as p')
    .innerJoin('sessions as s', 's.id', 'p.session_id')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .innerJoin('carehomes as c', (join) =>
      carehomeId === undefined
        ? join.onRef('c.id', '=', 's.carehome_id')
        : join.on('c.id', '=', carehomeId),
    )
    .innerJoin('memberships as m', (join) =>
      join.onRef('m.carehome_id', '=', 'c.id').onRef('m.user_id', '=', 's.user_id'),
    )
    .innerJoin('organisations as o', 'o.id', 'c.organisation_id')
    .select(['p.endpoint', 'p.p256dh', 'p.auth'])
    .where('o.is_demo', '=', false)
    .where('p.id', '=', id)
    .where('p.user_id', '=', userId)
    .where('s.expires_at', '>', now.toISOString())
    .where('u.deactivated_at', 'is', null)
    .where('m.ended_at', 'is', null)
    .where((eb) => eb.or([eb('m.ends_at', 'is', null), eb('m.ends_at', '>', now.toISOString())]))
    .executeTakeFirst();

export const forgetTarget = (db: Db, id: string) =>
  db.deleteFrom('push_subscriptions').where('id', '=', id).execute();

export const findHomeName = async (db: Db, carehomeId: string): Promise<string | undefined> =>
  (await db.selectFrom('carehomes').select('name').where('id', '=', carehomeId).executeTakeFirst())
    ?.name;
