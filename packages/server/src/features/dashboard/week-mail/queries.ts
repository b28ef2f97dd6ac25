import type { PackageTitle } from '@relish/shared/constants.ts';
import type { Role } from '@relish/shared/roles.ts';
import { sql } from 'kysely';

import type { Db } from '../../../db/database.ts';
import { hasExpired } from '../../accounts/organisations/public.ts';

interface Member {
  carehomeId: string;
  userId: string;
}

export const findWanted = async (db: Db, { carehomeId, userId }: Member): Promise<boolean> =>
  (
    await db
      .selectFrom('memberships')
      .select('week_mail')
      .where('carehome_id', '=', carehomeId)
      .where('user_id', '=', userId)
      .executeTakeFirst()
  )?.week_mail ?? false;

export const updateWanted = (db: Db, { carehomeId, userId }: Member, week_mail: boolean) =>
  db
    .updateTable('memberships')
    .set({ week_mail })
    .where('carehome_id', '=', carehomeId)
    .where('user_id', '=', userId)
    .execute();

/** On Mondays, in the home's time zone. */
const HOUR = 7;

/**
 * Recipients in real homes (N16) where it is Monday morning or later and this week's mail is
 * unsent; each is claimed once.
 */
export async function claimDue(db: Db, now: Date) {
  const { rows } = await sql<{ carehome_id: string; user_id: string }>`
    update memberships m set week_mailed_on = due.monday
    from (
      select m.carehome_id, m.user_id,
        date_trunc('week', (${now}::timestamptz at time zone c.time_zone) - ${HOUR} * interval '1 hour')::date as monday
      from memberships m join carehomes c on c.id = m.carehome_id
      join organisations o on o.id = c.organisation_id
      where m.week_mail and m.ended_at is null and not o.is_demo) due
    where m.carehome_id = due.carehome_id and m.user_id = due.user_id
      and (m.week_mailed_on is null or m.week_mailed_on < due.monday)
    returning m.carehome_id, m.user_id`.execute(db);
  return rows;
}

/** Undefined if unsubscribed; the caller checks permissions. */
export async function findRecipient(db: Db, { carehomeId, userId }: Member, now: Date) {
  const { rows } = await sql<{
    email: string;
    role: Role;
    carehome_name: string;
    time_zone: string;
    organisation_type: number;
    package_title: PackageTitle;
    is_basic: boolean;
    expired: boolean;
  }>`
    select u.email, m.role, c.name as carehome_name, c.time_zone, o.type as organisation_type, o.package_title,
      o.is_basic, ${hasExpired(now)} as expired
    from memberships m
    join users u on u.id = m.user_id
    join carehomes c on c.id = m.carehome_id
    join organisations o on o.id = c.organisation_id
    where m.carehome_id = ${carehomeId} and m.user_id = ${userId} and m.week_mail and m.ended_at is null
      and (m.ends_at is null or m.ends_at > ${now}) and u.deactivated_at is null
      and u.email_confirmed_at is not null and not o.is_demo`.execute(db);
  return rows[0];
}
