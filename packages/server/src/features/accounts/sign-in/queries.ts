import { CONFIRMATION_DAYS, RESET_MINUTES } from '@relish/shared/constants.ts';

import { after, days, minutes } from '../../../core/clock.ts';
import { hashSecret } from '../../../core/secrets.ts';
import type { Db } from '../../../db/database.ts';
import { insertAudit } from '../audit/public.ts';

export const insertReset = (db: Db, userId: string, token: string, now: Date) =>
  db
    .insertInto('password_resets')
    .values({
      token_hash: hashSecret(token),
      user_id: userId,
      expires_at: after(now, minutes(RESET_MINUTES)),
    })
    .execute();

export const findReset = (db: Db, token: string, now: Date) =>
  db
    .selectFrom('password_resets')
    .innerJoin('users', 'users.id', 'password_resets.user_id')
    .select(['password_resets.user_id', 'users.email'])
    .where('password_resets.token_hash', '=', hashSecret(token))
    .where('password_resets.expires_at', '>', now.toISOString())
    .where('users.deactivated_at', 'is', null)
    .executeTakeFirst();

/** Returns false if the link was used before; a new password ends all others. */
export async function useReset(db: Db, token: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('password_resets')
    .where('token_hash', '=', hashSecret(token))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export const deletePastResets = (db: Db, now: Date) =>
  db.deleteFrom('password_resets').where('expires_at', '<=', now.toISOString()).execute();

export const findEmail = (db: Db, userId: string) =>
  db
    .selectFrom('users')
    .select(['email', 'is_pending'])
    .where('id', '=', userId)
    .executeTakeFirst();

export const insertConfirmation = (db: Db, userId: string, token: string, now: Date) =>
  db
    .insertInto('email_confirmations')
    .values({
      token_hash: hashSecret(token),
      user_id: userId,
      expires_at: after(now, days(CONFIRMATION_DAYS)),
    })
    .execute();

export const findConfirmation = async (
  db: Db,
  token: string,
  now: Date,
): Promise<string | undefined> =>
  (
    await db
      .selectFrom('email_confirmations')
      .select('user_id')
      .where('token_hash', '=', hashSecret(token))
      .where('expires_at', '>', now.toISOString())
      .executeTakeFirst()
  )?.user_id;

/** Returns false if the link was used before. */
export async function useConfirmation(db: Db, token: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('email_confirmations')
    .where('token_hash', '=', hashSecret(token))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export const deletePastConfirmations = (db: Db, now: Date) =>
  db.deleteFrom('email_confirmations').where('expires_at', '<=', now.toISOString()).execute();

interface Abandoned {
  user_id: string;
  carehome_id: string;
}

/** Unconfirmed registrations older than a given time without a session. */
export const listAbandoned = (
  db: Db,
  { before, now }: { before: Date; now: Date },
): Promise<Abandoned[]> =>
  db
    .selectFrom('users as u')
    .innerJoin('memberships as m', 'm.user_id', 'u.id')
    .select(['u.id as user_id', 'm.carehome_id'])
    .where('u.is_pending', '=', true)
    .where('m.started_at', '<', before.toISOString())
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('sessions as s')
            .select('s.id')
            .whereRef('s.user_id', '=', 'u.id')
            .where('s.expires_at', '>', now.toISOString()),
        ),
      ),
    )
    .execute();

/**
 * Deletes only what every registration has. A foreign key violation means there is more, so
 * everything stays.
 */
export async function deleteAbandoned(db: Db, { user_id, carehome_id }: Abandoned, now: Date) {
  const waiting = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', user_id)
    .where('is_pending', '=', true)
    .forUpdate()
    .executeTakeFirst();
  if (!waiting) return;
  for (const table of [
    'sessions',
    'password_resets',
    'email_confirmations',
    'email_changes',
    'memberships',
  ] as const)
    await db.deleteFrom(table).where('user_id', '=', user_id).execute();
  // Counted for every home, also for one without records.
  await db.deleteFrom('home_weeks').where('carehome_id', '=', carehome_id).execute();
  await db.updateTable('users').set({ last_carehome_id: null }).where('id', '=', user_id).execute();
  const { organisation_id } = await db
    .deleteFrom('carehomes')
    .where('id', '=', carehome_id)
    .returning('organisation_id')
    .executeTakeFirstOrThrow();
  await db.deleteFrom('users').where('id', '=', user_id).execute();
  await db.deleteFrom('organisations').where('id', '=', organisation_id).execute();
  await insertAudit(
    db,
    { now, carehomeId: carehome_id },
    { action: 'registration.expire', entity: 'user', entity_id: user_id },
  );
}

/** Sessions and mailed links must not work again after a restore. */
export async function forgetSecrets(db: Db) {
  for (const table of [
    'sessions',
    'password_resets',
    'email_confirmations',
    'email_changes',
    'jobs',
  ] as const)
    await db.deleteFrom(table).execute();
}
