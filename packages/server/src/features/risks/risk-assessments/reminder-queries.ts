import { sql } from 'kysely';

import type { Db } from '../../../db/database.ts';

// Not while people sleep.
const FROM_HOUR = 9;
/** Time to review it before it expires. */
const DAYS_BEFORE = 14;

/**
 * Marks assessments in force whose review is due within two weeks as reminded, once for each approval, and returns their
 * assessors. A trip ends with its day and needs no review.
 */
export async function claimDueReviews(db: Db, now: Date) {
  const { rows } = await sql<{ carehome_id: string; user_id: string }>`
    with due as (
      select a.id from risk_assessments a
      join carehomes c on c.id = a.carehome_id join organisations o on o.id = c.organisation_id
      where a.cover_version is not null and a.kind <> 'event_outing' and a.reminded_on is null
        and a.cover_review_on <= (${now}::timestamptz)::date + ${DAYS_BEFORE}::int and o.is_risk_assessment_enabled
        and extract(hour from ${now}::timestamptz at time zone c.time_zone) >= ${FROM_HOUR}
      for update of a skip locked),
    reminded as (
      update risk_assessments a set reminded_on = (${now}::timestamptz)::date from due where a.id = due.id
      returning a.carehome_id, a.assessor_id)
    select distinct carehome_id, assessor_id as user_id from reminded`.execute(db);
  return rows;
}

/** A colleague who has left hears nothing more. */
export async function findColleague(db: Db, carehomeId: string, userId: string, now: Date) {
  const { rows } = await sql<{ email: string }>`
    select u.email from memberships m join users u on u.id = m.user_id
    where m.carehome_id = ${carehomeId} and m.user_id = ${userId} and m.ended_at is null
      and (m.ends_at is null or m.ends_at > ${now}) and u.deactivated_at is null`.execute(db);
  return rows[0];
}

/** Also of those who have left: their names stay on what they did. */
export async function listColleagueNames(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; name: string }>`
    select u.id, u.first_name || ' ' || u.last_name as name from users u where u.id = any(${ids}::uuid[])`.execute(
    db,
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}
