import type { Role } from '@relish/shared/roles.ts';
import { sql } from 'kysely';

import { touchHomes } from '../../../db/announce.ts';
import type { Db } from '../../../db/database.ts';

/** Written out, so that the planner can use the partial indexes. */
const ownsAddress = sql<boolean>`not is_pending`;
const isPending = sql<boolean>`is_pending`;

const activeByEmail = (db: Db, email: string) =>
  db
    .selectFrom('users')
    .select(['id', 'password_hash', 'email_confirmed_at', 'first_name', 'last_name'])
    .where('email', '=', email)
    .where('deactivated_at', 'is', null);

export const findUserByEmail = (db: Db, email: string) =>
  activeByEmail(db, email).where(ownsAddress).executeTakeFirst();

/** The newest unconfirmed registration for an address. */
export const findPendingByEmail = (db: Db, email: string) =>
  activeByEmail(db, email).where(isPending).orderBy('created_at', 'desc').executeTakeFirst();

/** Words the password must not consist of. */
export async function wordsAbout(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('users as u')
    .leftJoin('memberships as m', 'm.user_id', 'u.id')
    .leftJoin('carehomes as c', 'c.id', 'm.carehome_id')
    .leftJoin('organisations as o', 'o.id', 'c.organisation_id')
    .select(['u.first_name', 'u.last_name', 'u.email', 'c.name as home', 'o.name as organisation'])
    .where('u.id', '=', userId)
    .execute();
  const words = rows.flatMap((row) => Object.values(row));
  return [...new Set(words)].filter((word) => word !== null);
}

/** Taken before an account's links are changed, to avoid deadlocks. */
export const lockUser = (db: Db, userId: string) =>
  db.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();

/** Serialises registrations for one address until the transaction ends. */
export const lockAddress = (db: Db, email: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${email}, 1))`.execute(db);

export const findAccount = (db: Db, userId: string) =>
  db
    .selectFrom('users')
    .select(['password_hash', 'is_pending'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();

/**
 * Whether the password verified outside the transaction is still current; locks the user until it
 * ends.
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
    is_pending?: boolean;
  },
): Promise<string> {
  const { id } = await db
    .insertInto('users')
    .values(values)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Deactivated accounts count, pending ones do not. */
export const emailIsTaken = async (db: Db, email: string): Promise<boolean> =>
  (await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .where(ownsAddress)
    .executeTakeFirst()) !== undefined;

/** Adds or restores a membership; a changed role ends the sessions with the old one. */
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

/** Temporary accounts end automatically. */
const currentRole = async (
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
  (await currentRole(db, carehomeId, userId, now)) !== undefined;

/** A changed password ends every mailed link and every other session of the account. */
export async function setPassword(db: Db, userId: string, hash: string, keepSessionId?: string) {
  await db.updateTable('users').set({ password_hash: hash }).where('id', '=', userId).execute();
  await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .$if(keepSessionId !== undefined, (query) => query.where('id', '!=', keepSessionId ?? ''))
    .execute();
  await endLinks(db, userId);
}

/** After confirmation by mail: ends other sessions and the links sent to the old address. */
export async function setEmail(
  db: Db,
  userId: string,
  { email, now, keepSessionId }: { email: string; now: Date; keepSessionId: string | null },
) {
  await db
    .updateTable('users')
    .set({ email, email_confirmed_at: now, is_pending: false })
    .where('id', '=', userId)
    .execute();
  await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .$if(keepSessionId !== null, (query) => query.where('id', '!=', keepSessionId ?? ''))
    .execute();
  await endLinks(db, userId);
}

/** Keeps the link that undoes a confirmed change of address, or an attacker could remove it. */
async function endLinks(db: Db, userId: string) {
  for (const table of ['password_resets', 'email_confirmations'] as const)
    await db.deleteFrom(table).where('user_id', '=', userId).execute();
  await db
    .deleteFrom('email_changes')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is', null)
    .execute();
}

export const setName = (
  db: Db,
  userId: string,
  { first_name, last_name }: { first_name: string; last_name: string },
) => db.updateTable('users').set({ first_name, last_name }).where('id', '=', userId).execute();

/** Marks the address as confirmed; returns false if another account has taken it. */
export async function claimAddress(db: Db, userId: string, now: Date): Promise<boolean> {
  const { email, is_pending } = await db
    .selectFrom('users')
    .select(['email', 'is_pending'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  if (is_pending && (await emailIsTaken(db, email))) return false;
  await db
    .updateTable('users')
    .set((eb) => ({
      is_pending: false,
      email_confirmed_at: eb.fn.coalesce('email_confirmed_at', eb.val(now)),
    }))
    .where('id', '=', userId)
    .execute();
  return true;
}

const endSessions = (db: Db, userId: string) =>
  db.deleteFrom('sessions').where('user_id', '=', userId).execute();

/** Ends the sessions and invitations of a user who may no longer act. */
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
  const homes = await db
    .selectFrom('memberships')
    .select('carehome_id')
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .execute();
  touchHomes(db, homes, 'staff', 'relatives', 'invitations');
}
