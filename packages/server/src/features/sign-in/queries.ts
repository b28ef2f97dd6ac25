import { CONFIRMATION_DAYS, RESET_MINUTES } from '@relish/shared/constants.ts';

import { after, days, minutes } from '../../core/clock.ts';
import { hashSecret } from '../../core/secrets.ts';
import type { Db } from '../../db/database.ts';

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
    .select('password_resets.user_id')
    .where('password_resets.token_hash', '=', hashSecret(token))
    .where('password_resets.expires_at', '>', now.toISOString())
    .where('users.deactivated_at', 'is', null)
    .executeTakeFirst();

/** Uses a reset link up, and with it all others of the same person; false when it was used already. */
export async function useReset(db: Db, userId: string, token: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('password_resets')
    .where('token_hash', '=', hashSecret(token))
    .executeTakeFirst();
  if (numDeletedRows === 0n) return false;
  await db.deleteFrom('password_resets').where('user_id', '=', userId).execute();
  return true;
}

export const deletePastResets = (db: Db, now: Date) =>
  db.deleteFrom('password_resets').where('expires_at', '<=', now.toISOString()).execute();

export const findEmail = (db: Db, userId: string) =>
  db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirst();

export const insertConfirmation = (db: Db, userId: string, token: string, now: Date) =>
  db
    .insertInto('email_confirmations')
    .values({
      token_hash: hashSecret(token),
      user_id: userId,
      expires_at: after(now, days(CONFIRMATION_DAYS)),
    })
    .execute();

/** Uses a confirmation link up and says whose it was. */
export async function useConfirmation(
  db: Db,
  token: string,
  now: Date,
): Promise<string | undefined> {
  const used = await db
    .deleteFrom('email_confirmations')
    .where('token_hash', '=', hashSecret(token))
    .where('expires_at', '>', now.toISOString())
    .returning('user_id')
    .executeTakeFirst();
  return used?.user_id;
}

export const deletePastConfirmations = (db: Db, now: Date) =>
  db.deleteFrom('email_confirmations').where('expires_at', '<=', now.toISOString()).execute();

/** Nobody who was signed in, and no link that was mailed, comes back to life with an old copy. */
export async function forgetSecrets(db: Db) {
  for (const table of ['sessions', 'password_resets', 'email_confirmations', 'jobs'] as const)
    await db.deleteFrom(table).execute();
}
