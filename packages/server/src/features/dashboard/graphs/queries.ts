import type { Period } from '@relish/shared/days.ts';
import type { Category } from '@relish/shared/library/activities/choices.ts';
import type { Stepped } from '@relish/shared/reports/figures/series.ts';
import type { AnswerTotals, MoreTotals } from '@relish/shared/reports/figures/totals.ts';
import { type ReportFormat } from '@relish/shared/reports/reports/choices.ts';
import { completeness, type SectionKey } from '@relish/shared/residents/about-me/sections.ts';
import { sql } from 'kysely';

import type { Db } from '../../../db/database.ts';
import {
  ANSWERS,
  countedIn,
  hereIn,
  IS_ENGAGED,
  IS_PRESENT,
  type Scope,
  sessionsIn,
} from '../../reports/figures/public.ts';

const MONDAY = 1;

/** Same steps as figures/series.ts. */
const stepStart = (day: ReturnType<typeof sql>, { step, weekStart = MONDAY }: Stepped) => {
  if (step === 'day') return day;
  if (step === 'month') return sql`date_trunc('month', ${day})::date`;
  return sql`(${day} - (extract(dow from ${day})::int - ${weekStart}::int + 7) % 7)`;
};

export interface CountRow {
  start: string;
  category: Category;
  format: ReportFormat;
  count: number;
}

export async function countSessions(db: Db, scope: Scope, stepped: Stepped): Promise<CountRow[]> {
  const { rows } = await sql<CountRow>`
    select ${stepStart(sql`r.day`, stepped)} as start, r.category, r.format, count(*)::int as count
    ${sessionsIn(scope, stepped.period)}
    group by 1, 2, 3`.execute(db);
  return rows;
}

export interface EngagedRow {
  here: number;
  engaged: number;
}

export async function countEngaged(
  db: Db,
  scope: Scope,
  periods: readonly Period[],
): Promise<EngagedRow[]> {
  const [first, last] = [periods[0], periods.at(-1)];
  if (!first || !last) return [];
  const whole = { from: first.from, to: last.to };
  const { rows } = await sql<EngagedRow>`
    with here as materialized (${hereIn(scope, whole)}),
    steps as (
      select nth, daterange(f, t, '[]') as days
      from unnest(${periods.map(({ from }) => from)}::date[], ${periods.map(({ to }) => to)}::date[])
        with ordinality as step (f, t, nth)),
    engaged as materialized (
      select distinct p.resident_id, p.day ${countedIn(scope, whole)} and ${IS_ENGAGED}),
    counted as (
      select s.nth, count(distinct e.resident_id)::int as engaged
      from steps s join engaged e on s.days @> e.day
      join here h on h.id = e.resident_id and h.days && s.days
      group by s.nth)
    select (select count(*)::int from here h where h.days && s.days) as here, coalesce(c.engaged, 0) as engaged
    from steps s left join counted c on c.nth = s.nth
    order by s.nth`.execute(db);
  return rows;
}

export type FeedbackRow = AnswerTotals & {
  activity_id: string | null;
  title: string;
  category: Category;
};

/**
 * K10 by activity, or by title for those without one. Own titles may name a resident, so only
 * library titles are shown without residents.view.
 */
export async function listFeedback(
  db: Db,
  scope: Scope,
  period: Period,
  { limit, withOwn }: { limit: number; withOwn: boolean },
): Promise<FeedbackRow[]> {
  const { rows } = await sql<FeedbackRow>`
    select r.activity_id, (array_agg(r.title order by r.started_at desc))[1] as title,
      (array_agg(r.category order by r.started_at desc))[1] as category, ${ANSWERS}
    ${countedIn(scope, period)} and p.feedback is not null
      and (${withOwn} or exists (select from library_items l where l.id = r.activity_id))
    group by r.activity_id, case when r.activity_id is null then lower(r.title) end
    order by count(*) filter (where p.feedback <> 'no_answer') desc, 2
    limit ${limit}`.execute(db);
  return rows;
}

export interface BalanceRow {
  category: Category;
  minutes: number;
  people: number;
}

/** Overlapping sessions of one category count once. */
export async function listBalance(db: Db, scope: Scope, period: Period): Promise<BalanceRow[]> {
  const { rows } = await sql<BalanceRow>`
    with timed as (
      select category, resident_id, greatest(0, extract(epoch from until - greatest(started_at, max(until) over before)) / 60) as minutes
      from (select r.category, p.resident_id, p.started_at, p.started_at + p.minutes * interval '1 minute' as until
        ${countedIn(scope, period)} and ${IS_PRESENT}) present
      window before as (partition by resident_id, category order by started_at
        rows between unbounded preceding and 1 preceding))
    select category, round(sum(minutes))::int as minutes, count(distinct resident_id)::int as people
    from timed group by category order by 2 desc, 1`.execute(db);
  return rows;
}

export interface RhythmRow {
  weekday: number;
  hour: number;
  count: number;
}

export async function listRhythm(db: Db, scope: Scope, period: Period): Promise<RhythmRow[]> {
  const { rows } = await sql<RhythmRow>`
    select extract(dow from r.day)::int as weekday,
      extract(hour from r.started_at at time zone ${scope.timeZone}::text)::int as hour, count(*)::int as count
    ${sessionsIn(scope, period)}
    group by 1, 2 order by 1, 2`.execute(db);
  return rows;
}

/** K14: share of participations that match a known interest. */
async function findInterestMatch(db: Db, scope: Scope, period: Period) {
  const { rows } = await sql<MoreTotals['interests']>`
    with counted as materialized (
      select p.resident_id, r.activity_id ${countedIn(scope, period)} and ${IS_PRESENT}
        and exists (select from resident_interests i where i.carehome_id = p.carehome_id and i.resident_id = p.resident_id)),
    linked as (
      select a.activity_id, jsonb_array_elements_text(coalesce(l.body, o.guide)->'interests') as code
      from (select distinct activity_id from counted where activity_id is not null) a
      left join library_items l on l.id = a.activity_id
      left join own_activities o on o.id = a.activity_id),
    close as (
      select distinct i.resident_id, k.activity_id from resident_interests i join linked k on k.code = i.interest_code
      where i.carehome_id = ${scope.carehomeId} and i.stance in ('love', 'like', 'used_to'))
    select count(*)::int as all, count(k.activity_id)::int as matching
    from counted c left join close k on k.resident_id = c.resident_id and k.activity_id = c.activity_id`.execute(
    db,
  );
  return rows[0]!;
}

/** K18: current completeness of About me. */
async function listAboutMe(db: Db, scope: Scope, period: Period): Promise<number[]> {
  const { rows } = await sql<{ filled: SectionKey[]; closed: SectionKey[] }>`
    select array(select distinct e.section_key from about_me_entries e where e.carehome_id = ${scope.carehomeId}
        and e.resident_id = h.id and e.status = 'accepted') as filled,
      array(select x.section_key from about_me_closed x where x.carehome_id = ${scope.carehomeId}
        and x.resident_id = h.id and x.prompt_key = '') as closed
    from (${hereIn(scope, period)}) h where not isempty(h.days)`.execute(db);
  return rows.map(({ filled, closed }) => completeness(closed, filled));
}

export const readMoreTotals = async (
  db: Db,
  scope: Scope,
  period: Period,
): Promise<MoreTotals> => ({
  interests: await findInterestMatch(db, scope, period),
  about_me: await listAboutMe(db, scope, period),
});

/** Only current residents (N7). */
export const listFaces = (db: Db, carehomeId: string, ids: readonly string[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('residents')
        .select(['id', 'preferred_name', 'last_name', 'photo_id', 'room'])
        .where('carehome_id', '=', carehomeId)
        .where('id', 'in', ids)
        .where('status', 'in', ['current', 'respite'])
        .orderBy(sql`lower(preferred_name)`)
        .orderBy('id')
        .execute();
