import { EMAIL_CHANGE_DAYS } from '@relish/shared/constants.ts';

import { after, days } from '../../../core/clock.ts';
import { hashSecret } from '../../../core/secrets.ts';
import type { Db } from '../../../db/database.ts';

interface NewChange {
  user_id: string;
  session_id: string;
  old_email: string;
  new_email: string;
}

/** Replaces an unconfirmed request, whose links stop working. */
export async function insertEmailChange(db: Db, change: NewChange, now: Date): Promise<string> {
  await db
    .deleteFrom('email_changes')
    .where('user_id', '=', change.user_id)
    .where('confirmed_at', 'is', null)
    .execute();
  const { id } = await db
    .insertInto('email_changes')
    .values({ ...change, expires_at: after(now, days(EMAIL_CHANGE_DAYS)) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const openChanges = (db: Db, now: Date) =>
  db
    .selectFrom('email_changes')
    .select(['id', 'user_id', 'session_id', 'old_email', 'new_email', 'confirmed_at', 'expires_at'])
    .where('expires_at', '>', now.toISOString());

export const findEmailChange = (db: Db, id: string, now: Date) =>
  openChanges(db, now).where('id', '=', id).executeTakeFirst();

export const findByConfirmLink = (db: Db, token: string, now: Date) =>
  openChanges(db, now)
    .where('confirm_hash', '=', hashSecret(token))
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();

export const findByCancelLink = (db: Db, token: string, now: Date) =>
  openChanges(db, now).where('cancel_hash', '=', hashSecret(token)).executeTakeFirst();

export const setLink = (db: Db, id: string, link: 'confirm_hash' | 'cancel_hash', token: string) =>
  db
    .updateTable('email_changes')
    .set({ [link]: hashSecret(token) })
    .where('id', '=', id)
    .execute();

export const markConfirmed = (db: Db, id: string, now: Date) =>
  db
    .updateTable('email_changes')
    .set({ confirmed_at: now, confirm_hash: null })
    .where('id', '=', id)
    .execute();

/** Deletes a change and all later ones; earlier ones keep their links. */
export const deleteFrom = (
  db: Db,
  { user_id, expires_at }: { user_id: string; expires_at: string },
) =>
  db
    .deleteFrom('email_changes')
    .where('user_id', '=', user_id)
    .where('expires_at', '>=', expires_at)
    .execute();

export const deletePastEmailChanges = (db: Db, now: Date) =>
  db.deleteFrom('email_changes').where('expires_at', '<=', now.toISOString()).execute();
