import type { Period } from '@relish/shared/days.ts';
import { sql } from 'kysely';

import type { Db } from '../../../db/database.ts';

/** K22, first part: assessments in use whose review date has passed. Undefined where a home does not use them. */
export async function findOverdueReviews(
  db: Db,
  carehomeId: string,
  today: string,
): Promise<{ in_force: number; overdue: number } | undefined> {
  const { rows } = await sql<{ in_force: number; overdue: number }>`
    select count(a.id)::int as in_force, count(a.id) filter (where a.cover_review_on < ${today}::date)::int as overdue
    from carehomes c join organisations o on o.id = c.organisation_id
    left join risk_assessments a on a.carehome_id = c.id and a.cover_version is not null and a.kind <> 'event_outing'
    where c.id = ${carehomeId} and o.is_risk_assessment_enabled group by c.id`.execute(db);
  return rows[0];
}

export interface RiskCounts {
  low: number;
  moderate: number;
  high: number;
  trips: number;
  against: number;
  overdue: number;
  waiting: number;
  open_actions: number;
  overdue_actions: number;
  /** K22, second part: records that needed an assessment, and those that had one then. */
  needing: number;
  covered: number;
}

/** For the whole home: what is in force on a day, and the records of a period. */
export async function countRisks(
  db: Db,
  carehomeId: string,
  { from, to }: Period,
  today: string,
): Promise<RiskCounts> {
  const { rows } = await sql<RiskCounts>`
    with here as (select * from risk_assessments a where a.carehome_id = ${carehomeId} and a.status <> 'archived'),
    in_force as (select * from here where cover_version is not null and cover_review_on >= ${today}::date),
    open as (select x.due_on from risk_actions x join here a on a.id = x.assessment_id
      where x.carehome_id = ${carehomeId} and x.done_on is null and x.due_on is not null and a.cover_version is not null),
    needing as (
      select r.activity_id, r.event_id, r.day, r.started_at from reports r
      where r.carehome_id = ${carehomeId} and r.day between ${from}::date and ${to}::date and r.status <> 'voided'
        and (exists (select from library_items l where l.id = r.activity_id and (l.body ->> 'risk_required')::boolean)
          or exists (select from own_activities o where o.id = r.activity_id and (o.guide ->> 'risk_required')::boolean)))
    select (select count(*)::int from in_force where approved_band = 'low') as low,
      (select count(*)::int from in_force where approved_band = 'moderate') as moderate,
      (select count(*)::int from in_force where approved_band = 'high') as high,
      (select count(*)::int from here where kind = 'event_outing' and approved_at is not null
        and cover_review_on between ${from}::date and ${to}::date) as trips,
      (select count(*)::int from in_force where cover_decision = 'do_not_proceed') as against,
      (select count(*)::int from here where cover_version is not null and kind <> 'event_outing'
        and cover_review_on < ${today}::date) as overdue,
      (select count(*)::int from here where status = 'awaiting_approval') as waiting,
      (select count(*)::int from open) as open_actions,
      (select count(*)::int from open where due_on < ${today}::date) as overdue_actions,
      (select count(*)::int from needing) as needing,
      (select count(*)::int from needing n where exists (
        select from here a join risk_assessment_versions v on v.carehome_id = a.carehome_id and v.assessment_id = a.id
        where (a.cover_activity_id = n.activity_id or a.cover_event_id = n.event_id)
          and a.cover_decision <> 'do_not_proceed' and a.cover_review_on >= n.day
          and v.approved_at <= n.started_at)) as covered`.execute(db);
  const [counts] = rows;
  if (!counts) throw new Error('An aggregate always has one row');
  return counts;
}
