import { type MissedDays } from '@relish/shared/accounts/home-settings/targets.ts';
import { addDays } from '@relish/shared/days.ts';
import type { Period } from '@relish/shared/days.ts';
import type { Category } from '@relish/shared/library/activities/choices.ts';
import type { Begun } from '@relish/shared/reports/figures/first-day.ts';
import { MISSED_LOOKS_BACK } from '@relish/shared/reports/figures/no-activity.ts';
import type {
  AnswerTotals,
  PersonTotals,
  SessionTotals,
  Totals,
} from '@relish/shared/reports/figures/totals.ts';
import type { ReportFormat } from '@relish/shared/reports/reports/choices.ts';
import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../../../db/database.ts';

/** A group filters residents, a category or format filters sessions. */
export interface Scope {
  carehomeId: string;
  timeZone: string;
  groupId?: string | undefined;
  category?: Category | undefined;
  format?: ReportFormat | undefined;
  until?: Date | undefined;
}

type Sql = RawBuilder<unknown>;

export const IS_PRESENT = sql`p.attendance in ('took_part', 'watched', 'left_early')`;
/** Domain 3.3. */
export const IS_ENGAGED = sql`(${IS_PRESENT}
  and case when p.engagement is null then p.attendance = 'took_part' else p.engagement >= 2 end)`;

const inGroup = ({ carehomeId, groupId }: Scope, resident: Sql) =>
  groupId === undefined
    ? sql`true`
    : sql`${resident} in (select g.resident_id from resident_group_members g
        where g.carehome_id = ${carehomeId} and g.group_id = ${groupId})`;

const ofKind = ({ category, format }: Scope) => sql`
  ${category === undefined ? sql`true` : sql`r.category = ${category}`}
  and ${format === undefined ? sql`true` : sql`r.format = ${format}`}`;

const begunBy = ({ until }: Scope, startedAt: Sql) =>
  until === undefined ? sql`true` : sql`${startedAt} < ${until}`;

const selectFirstDay = (carehomeId: string) => sql`least(
  (select c.first_day from carehomes c where c.id = ${carehomeId}),
  (select min(r.day) from reports r where r.carehome_id = ${carehomeId} and r.status <> 'voided'))`;

export async function findBegun(db: Db, carehomeId: string): Promise<Begun> {
  const { rows } = await sql<Begun>`
    select c.first_day as joined, ${selectFirstDay(carehomeId)} as first
    from carehomes c where c.id = ${carehomeId}`.execute(db);
  return rows[0]!;
}

/**
 * Days present per resident as ranges (domain 4.2): within a stay, and current or on respite at the
 * end of the day. The first status counts from the start, as it may be recorded after moving in.
 */
export const hereIn = (scope: Scope, { from, to }: Period) => sql`
  select r.id, coalesce(
    (select range_agg(daterange(s.from_date, s.to_date)) from stays s
      where s.carehome_id = r.carehome_id and s.resident_id = r.id)
    * (select range_agg(daterange(case when c.nth > 1 then c.day end, c.next_day)) from (
        select st.status, (st.since at time zone ${scope.timeZone}::text)::date as day,
          lead((st.since at time zone ${scope.timeZone}::text)::date) over changes as next_day,
          row_number() over changes as nth
        from resident_statuses st
        where st.carehome_id = r.carehome_id and st.resident_id = r.id and st.undone_at is null
        window changes as (order by st.since, st.changed_at, st.id)) c
      where c.status in ('current', 'respite'))
    * datemultirange(daterange(${from}::date, ${to}::date, '[]'))
    * datemultirange(daterange(${selectFirstDay(scope.carehomeId)}, null)), '{}') as days
  from residents r
  where r.carehome_id = ${scope.carehomeId} and ${inGroup(scope, sql`r.id`)}
    and exists (select from stays s where s.carehome_id = r.carehome_id and s.resident_id = r.id
      and s.from_date <= ${to}::date and (s.to_date is null or s.to_date > ${from}::date))`;

/** Participations in sessions that are not void. */
export const countedIn = (scope: Scope, { from, to }: Period) => sql`
  from participations p join reports r on r.carehome_id = p.carehome_id and r.id = p.report_id
  where p.carehome_id = ${scope.carehomeId} and p.day between ${from}::date and ${to}::date
    and not p.voided and r.status <> 'voided'
    and ${ofKind(scope)} and ${inGroup(scope, sql`p.resident_id`)} and ${begunBy(scope, sql`p.started_at`)}`;

/** Sessions that are not void; for a group, those with one of its residents. */
export const sessionsIn = (scope: Scope, { from, to }: Period) => sql`
  from reports r
  where r.carehome_id = ${scope.carehomeId} and r.day between ${from}::date and ${to}::date
    and r.status <> 'voided' and ${ofKind(scope)} and ${begunBy(scope, sql`r.started_at`)}
    and ${
      scope.groupId === undefined
        ? sql`true`
        : sql`exists (select from participations p where p.carehome_id = r.carehome_id
            and p.report_id = r.id and not p.voided and ${inGroup(scope, sql`p.resident_id`)})`
    }`;

const added = (fits: Sql) => sql`case when ${fits} then greatest(0, extract(epoch from
  until - greatest(started_at, max(until) filter (where ${fits}) over before)) / 60) else 0 end`;

/** Domain 4.2: at most sixteen hours count per day. */
export const DAY_AT_MOST = sql`960`;
/** Days examined for balance: a single week is often one-sided. */
const LOOK_BACK = 28;

export async function listPersonTotals(
  db: Db,
  scope: Scope,
  period: Period,
): Promise<PersonTotals[]> {
  const kindsFrom = addDays(period.to, 1 - LOOK_BACK);
  const since = kindsFrom < period.from ? kindsFrom : period.from;
  const { rows } = await sql<PersonTotals>`
    with here as materialized (${hereIn(scope, period)}),
    counted as materialized (
      select p.resident_id, p.day, p.started_at, p.started_at + p.minutes * interval '1 minute' as until,
        r.category, r.format, r.place, p.attendance, ${IS_PRESENT} as present, ${IS_ENGAGED} as engaged,
        p.engagement is not null as rated,
        p.day >= ${period.from}::date as inside
      ${countedIn(scope, { from: since, to: period.to })}),
    timed as (
      select resident_id, day, ${added(sql`true`)} as minutes, ${added(sql`format = 'one_to_one'`)} as one_to_one,
        ${added(sql`category = 'PHY'`)} as moving
      from counted where present and inside
      window before as (partition by resident_id order by started_at
        rows between unbounded preceding and 1 preceding)),
    by_day as (
      select resident_id, least(sum(minutes), ${DAY_AT_MOST}) as minutes,
        least(sum(one_to_one), ${DAY_AT_MOST}) as one_to_one, least(sum(moving), ${DAY_AT_MOST}) as moving
      from timed group by resident_id, day),
    spent as (
      select resident_id, sum(minutes) as minutes, least(sum(one_to_one), sum(minutes)) as one_to_one,
        sum(moving) as moving
      from by_day group by resident_id),
    had as (
      select resident_id, bool_or(engaged and inside) as engaged,
        bool_or(engaged and rated and inside) as engaged_rated,
        bool_or(inside and (present or attendance = 'declined')) as offered,
        bool_or(inside and present and format = 'one_to_one') as had_one_to_one,
        count(distinct category) filter (where present and day >= ${kindsFrom}::date) as kinds,
        bool_or(present and place in ('garden', 'community') and day >= ${kindsFrom}::date) as went_out,
        bool_or(inside) as inside
      from counted group by resident_id)
    select coalesce(h.id, had.resident_id) as id,
      coalesce((select sum(upper(d) - lower(d)) from unnest(h.days) d), 0)::int as days,
      coalesce(s.minutes, 0)::float8 as minutes, coalesce(s.one_to_one, 0)::float8 as one_to_one,
      coalesce(s.moving, 0)::float8 as moving, coalesce(had.engaged, false) as engaged,
      coalesce(had.engaged_rated, false) as engaged_rated,
      coalesce(had.offered, false) as offered, coalesce(had.had_one_to_one, false) as had_one_to_one,
      coalesce(had.kinds, 0)::int as kinds, coalesce(had.went_out, false) as went_out,
      coalesce(l.confirmed_level in ('sensory', 'reflex') or who.mobility->>'moves' = 'bed', false) as needs_one_to_one,
      coalesce((select a.review_due >= ${period.to}::date from pal_assessments a
        where a.carehome_id = ${scope.carehomeId} and a.resident_id = h.id
          and a.status in ('final', 'superseded') and a.completed_on <= ${period.to}::date
        order by a.completed_on desc, a.status limit 1), false) as check_current
    from (select * from here where not isempty(days)) h
    full join had on had.resident_id = h.id
    left join spent s on s.resident_id = coalesce(h.id, had.resident_id)
    left join residents who on who.carehome_id = ${scope.carehomeId} and who.id = h.id
    left join pal_assessments l on l.carehome_id = ${scope.carehomeId} and l.resident_id = h.id
      and l.status = 'final'
    where h.id is not null or had.inside`.execute(db);
  return rows;
}

export async function findSessionTotals(
  db: Db,
  scope: Scope,
  period: Period,
): Promise<SessionTotals> {
  const { rows } = await sql<SessionTotals>`
    with sessions as (select r.* ${sessionsIn(scope, period)}),
    parts as (
      select s.id, part.value->>'id' as staff_id, part.led, m.role
      from sessions s
      cross join lateral (select value, true as led from jsonb_array_elements(s.led_by)
        union all select value, false from jsonb_array_elements(s.helpers)) part
      left join memberships m on m.carehome_id = s.carehome_id and m.user_id::text = part.value->>'id'
      where part.value->>'kind' = 'staff')
    select count(*)::int as count, count(*) filter (where recorded_late)::int as late,
      count(*) filter (where extract(dow from day) in (0, 6)
        or extract(hour from started_at at time zone ${scope.timeZone}::text) >= 17)::int as evenings_and_weekends,
      coalesce(sum(cost_pence), 0)::float8 as cost_pence,
      (select count(distinct staff_id)::int from parts) as staff,
      (select count(distinct id)::int from parts where led and role <> 'activity_lead') as led_by_others
    from sessions`.execute(db);
  return rows[0]!;
}

export const ANSWERS = sql`
  count(*) filter (where ${IS_PRESENT})::int as present,
  count(*) filter (where p.attendance = 'declined')::int as declined,
  count(*) filter (where ${IS_PRESENT} and p.distress)::int as distressed,
  coalesce(sum(p.engagement) filter (where ${IS_PRESENT}), 0)::int as engagement_sum,
  count(p.engagement) filter (where ${IS_PRESENT})::int as engagement_count,
  coalesce(sum(p.mood_after - p.mood_before), 0)::int as mood_sum,
  count(p.mood_after - p.mood_before)::int as mood_count,
  count(*) filter (where p.feedback = 'liked')::int as liked,
  count(*) filter (where p.feedback = 'ok')::int as ok,
  count(*) filter (where p.feedback = 'not_for_me')::int as not_for_me,
  count(*) filter (where p.feedback = 'no_answer')::int as no_answer`;

export async function findAnswerTotals(
  db: Db,
  scope: Scope,
  period: Period,
): Promise<AnswerTotals> {
  const { rows } = await sql<AnswerTotals>`select ${ANSWERS} ${countedIn(scope, period)}`.execute(
    db,
  );
  return rows[0]!;
}

/** K7: present residents without participation on their last days present. */
async function countMissed(
  db: Db,
  scope: Scope,
  day: string,
  { soon, urgent }: MissedDays,
): Promise<Totals['missed']> {
  const period = { from: addDays(day, 1 - MISSED_LOOKS_BACK), to: day };
  const nthLast = (count: number) => sql`(select d::date from unnest(h.days) span
    cross join lateral generate_series(lower(span), upper(span) - 1, interval '1 day') d
    order by d desc offset ${count - 1} limit 1)`;
  const nothingSince = (since: Sql) => sql`${since} is not null and not exists (
    select from participations p where p.carehome_id = ${scope.carehomeId} and p.resident_id = a.id
      and p.started_at >= ${since} - interval '1 day' and p.day between ${since} and ${day}::date
      and not p.voided and ${IS_PRESENT} and ${begunBy(scope, sql`p.started_at`)})`;
  const { rows } = await sql<Totals['missed']>`
    with here as materialized (${hereIn(scope, period)}),
    asked as materialized (
      select h.id, ${nthLast(soon)} as soon, ${nthLast(urgent)} as urgent
      from here h where h.days @> ${day}::date)
    select count(*)::int as here,
      count(*) filter (where ${nothingSince(sql`a.soon`)})::int as soon,
      count(*) filter (where ${nothingSince(sql`a.urgent`)})::int as urgent
    from asked a`.execute(db);
  return rows[0]!;
}

/** All sums needed by the usual figures. */
export const readTotals = async (
  db: Db,
  scope: Scope,
  period: Period,
  { missedDays }: { missedDays: MissedDays },
): Promise<Totals> => ({
  people: await listPersonTotals(db, scope, period),
  sessions: await findSessionTotals(db, scope, period),
  answers: await findAnswerTotals(db, scope, period),
  missed: await countMissed(db, scope, period.to, missedDays),
});
