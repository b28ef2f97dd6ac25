import type { Role } from '@relish/shared/roles.ts';

import type { Db } from '../../db/database.ts';

export const findUserByEmail = (db: Db, email: string) =>
  db
    .selectFrom('users')
    .select(['id', 'password_hash'])
    .where('email', '=', email)
    .where('deactivated_at', 'is', null)
    .executeTakeFirst();

export const findPasswordHash = (db: Db, userId: string) =>
  db.selectFrom('users').select('password_hash').where('id', '=', userId).executeTakeFirstOrThrow();

export async function insertUser(
  db: Db,
  values: { email: string; password_hash: string; first_name: string; last_name: string },
): Promise<string> {
  const { id } = await db
    .insertInto('users')
    .values(values)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const emailIsTaken = async (db: Db, email: string): Promise<boolean> =>
  (await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()) !==
  undefined;

/** Joins a home, or comes back to it. */
export const joinCarehome = (
  db: Db,
  carehomeId: string,
  member: { user_id: string; role: Role; started_at: Date },
) =>
  db
    .insertInto('memberships')
    .values({ carehome_id: carehomeId, ...member })
    .onConflict((conflict) =>
      conflict
        .columns(['carehome_id', 'user_id'])
        .doUpdateSet({ role: member.role, started_at: member.started_at, ended_at: null }),
    )
    .execute();

export const isMember = async (db: Db, carehomeId: string, email: string): Promise<boolean> =>
  (await db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .select('users.id')
    .where('memberships.carehome_id', '=', carehomeId)
    .where('memberships.ended_at', 'is', null)
    .where('users.email', '=', email)
    .executeTakeFirst()) !== undefined;

/** A changed password ends every session but the one it was changed in. */
export async function setPassword(db: Db, userId: string, hash: string, keepSessionId?: string) {
  await db.updateTable('users').set({ password_hash: hash }).where('id', '=', userId).execute();
  await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .$if(keepSessionId !== undefined, (query) => query.where('id', '!=', keepSessionId ?? ''))
    .execute();
}

const endSessions = (db: Db, userId: string) =>
  db.deleteFrom('sessions').where('user_id', '=', userId).execute();

export async function endMembership(db: Db, carehomeId: string, userId: string, now: Date) {
  await db
    .updateTable('memberships')
    .set({ ended_at: now })
    .where('carehome_id', '=', carehomeId)
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .execute();
  await endSessions(db, userId);
}

export async function changeRole(db: Db, carehomeId: string, userId: string, role: Role) {
  await db
    .updateTable('memberships')
    .set({ role })
    .where('carehome_id', '=', carehomeId)
    .where('user_id', '=', userId)
    .execute();
  await endSessions(db, userId);
}

export async function deactivateUser(db: Db, userId: string, now: Date) {
  await db.updateTable('users').set({ deactivated_at: now }).where('id', '=', userId).execute();
  await endSessions(db, userId);
}
