import type { Role } from '@relish/shared/roles.ts';

import type { Db } from '../../db/database.ts';

export const findUserByEmail = (db: Db, email: string) =>
  db
    .selectFrom('users')
    .select(['id', 'password_hash', 'email_confirmed_at'])
    .where('email', '=', email)
    .where('deactivated_at', 'is', null)
    .executeTakeFirst();

export const findPasswordHash = (db: Db, userId: string) =>
  db.selectFrom('users').select('password_hash').where('id', '=', userId).executeTakeFirstOrThrow();

/**
 * Whether the password that was checked a moment ago, outside of any transaction, is still the one.
 * Holds the person until the transaction ends, so that nothing is done with a password just replaced.
 */
export async function stillHas(db: Db, userId: string, hash: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('password_hash', '=', hash)
    .where('deactivated_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertUser(
  db: Db,
  values: {
    email: string;
    password_hash: string;
    first_name: string;
    last_name: string;
    email_confirmed_at?: Date | null;
  },
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

/** Joins a home, or comes back to it. Another role than before ends the sessions that had the old one. */
export async function joinCarehome(
  db: Db,
  carehomeId: string,
  member: {
    user_id: string;
    role: Role;
    started_at: Date;
    job_title?: string | null;
    ends_at?: Date | string | null;
  },
) {
  const before = await db
    .selectFrom('memberships')
    .select('role')
    .where('carehome_id', '=', carehomeId)
    .where('user_id', '=', member.user_id)
    .executeTakeFirst();
  if (before && before.role !== member.role) await endSessions(db, member.user_id);
  await db
    .insertInto('memberships')
    .values({ carehome_id: carehomeId, ...member })
    .onConflict((conflict) =>
      conflict.columns(['carehome_id', 'user_id']).doUpdateSet({
        role: member.role,
        started_at: member.started_at,
        ended_at: null,
        ends_at: member.ends_at ?? null,
        ...(member.job_title && { job_title: member.job_title }),
      }),
    )
    .execute();
}

export const isMember = async (db: Db, carehomeId: string, email: string): Promise<boolean> =>
  (await db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .select('users.id')
    .where('memberships.carehome_id', '=', carehomeId)
    .where('memberships.ended_at', 'is', null)
    .where('users.email', '=', email)
    .executeTakeFirst()) !== undefined;

/** As what somebody belongs to a home now, if at all: dated accounts end by themselves. */
export const roleIn = async (
  db: Db,
  carehomeId: string,
  userId: string,
  now: Date,
): Promise<Role | undefined> =>
  (
    await db
      .selectFrom('memberships')
      .innerJoin('users', 'users.id', 'memberships.user_id')
      .select('memberships.role')
      .where('memberships.carehome_id', '=', carehomeId)
      .where('memberships.user_id', '=', userId)
      .where('memberships.ended_at', 'is', null)
      .where((eb) =>
        eb.or([
          eb('memberships.ends_at', 'is', null),
          eb('memberships.ends_at', '>', now.toISOString()),
        ]),
      )
      .where('users.deactivated_at', 'is', null)
      .executeTakeFirst()
  )?.role;

export const belongsTo = async (db: Db, carehomeId: string, userId: string, now: Date) =>
  (await roleIn(db, carehomeId, userId, now)) !== undefined;

/** A changed password ends every session but the one it was changed in. */
export async function setPassword(db: Db, userId: string, hash: string, keepSessionId?: string) {
  await db.updateTable('users').set({ password_hash: hash }).where('id', '=', userId).execute();
  await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .$if(keepSessionId !== undefined, (query) => query.where('id', '!=', keepSessionId ?? ''))
    .execute();
}

export const confirmEmail = (db: Db, userId: string, now: Date) =>
  db
    .updateTable('users')
    .set({ email_confirmed_at: now })
    .where('id', '=', userId)
    .where('email_confirmed_at', 'is', null)
    .execute();

const endSessions = (db: Db, userId: string) =>
  db.deleteFrom('sessions').where('user_id', '=', userId).execute();

/** Who may not act any more leaves no open doors behind: their sessions end, and so do their invitations. */
async function endAccess(db: Db, userId: string, now: Date, carehomeId?: string) {
  await endSessions(db, userId);
  await db
    .updateTable('invitations')
    .set({ cancelled_at: now })
    .where('invited_by', '=', userId)
    .$if(carehomeId !== undefined, (query) => query.where('carehome_id', '=', carehomeId ?? ''))
    .where('accepted_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .execute();
}

export async function endMembership(db: Db, carehomeId: string, userId: string, now: Date) {
  await db
    .updateTable('memberships')
    .set({ ended_at: now })
    .where('carehome_id', '=', carehomeId)
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .execute();
  await endAccess(db, userId, now, carehomeId);
}

export async function changeRole(
  db: Db,
  carehomeId: string,
  userId: string,
  role: Role,
  now: Date,
) {
  await db
    .updateTable('memberships')
    .set({ role })
    .where('carehome_id', '=', carehomeId)
    .where('user_id', '=', userId)
    .execute();
  await endAccess(db, userId, now, carehomeId);
}

export async function deactivateUser(db: Db, userId: string, now: Date) {
  await db.updateTable('users').set({ deactivated_at: now }).where('id', '=', userId).execute();
  await endAccess(db, userId, now);
}
