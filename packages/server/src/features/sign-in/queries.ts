import { RESET_MINUTES } from '@relish/shared/constants.ts';

import { after, minutes } from '../../core/clock.ts';
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
