import { type MissedDays } from '@relish/shared/accounts/home-settings/targets.ts';
import { addDays } from '@relish/shared/days.ts';
import type { Period } from '@relish/shared/days.ts';
import { previousPeriod } from '@relish/shared/reports/figures/compare.ts';
import { describeFigures, WEEK_FIGURES } from '@relish/shared/reports/figures/describe-figures.ts';
import { targetsFrom } from '@relish/shared/reports/figures/first-day.ts';
import { MISSED_LOOKS_BACK } from '@relish/shared/reports/figures/no-activity.ts';
import {
  type FigureSet,
  weekFiguresFrom,
  type WeekTotals,
} from '@relish/shared/reports/figures/totals.ts';
import { sql } from 'kysely';

import { after, days } from '../../../core/clock.ts';
import type { Db } from '../../../db/database.ts';
import { findHomeSettings } from '../../accounts/home-settings/public.ts';
import { findOverdueReviews } from '../../risks/risk-assessments/public.ts';
import { DAY_AT_MOST, findBegun, hereIn, IS_ENGAGED, IS_PRESENT, type Scope } from './queries.ts';

type Home = Pick<Scope, 'carehomeId' | 'timeZone'>;

const WEEK_DAYS = 7;

export const weekUntil = (last: string): Period => ({
  from: addDays(last, 1 - WEEK_DAYS),
  to: last,
});

/**
 * Seven days compared with the seven before, up to the same hour: otherwise every morning would
 * look like a decline.
 */
export async function readWeek(db: Db, home: Home, last: string, now?: Date) {
  const period = weekUntil(last);
  const until = now && after(now, -days(WEEK_DAYS));
  const { missed_days, bands } = await findHomeSettings(db, home.carehomeId);
  const weeks = [{ ...previousPeriod(period), until }, period];
  const [previous, figures] = (await listWeekTotals(db, home, weeks, missed_days)).map(
    weekFiguresFrom,
  ) as [FigureSet, FigureSet];
  const reviews = await findOverdueReviews(db, home.carehomeId, last);
  // Without assessments nothing can be overdue, and no earlier count is stored.
  const K22 = reviews && {
    value: reviews.in_force === 0 ? null : reviews.overdue,
    n: reviews.in_force,
  };
  const begun = await findBegun(db, home.carehomeId);
  return {
    period,
    figures: describeFigures(WEEK_FIGURES, {
      bands,
      figures: { ...figures, K22 },
      previous,
      period,
      begun,
    }),
    targets_from: targetsFrom(begun, last),
  };
}

interface Week extends Period {
  /** Only sessions begun by then; undefined means all. */
  until?: Date | undefined;
}

/** Several weeks in one statement, as in figures/queries.ts without what only tables need. */
export async function listWeekTotals(
  db: Db,
  home: Home,
  weeks: readonly Week[],
  { soon, urgent }: MissedDays,
): Promise<WeekTotals[]> {
  const { carehomeId } = home;
  const from = weeks.map((week) => week.from).toSorted()[0] ?? '';
  const to =
    weeks
      .map((week) => week.to)
      .toSorted()
      .at(-1) ?? '';
  const lookBack = weeks.map((week) => addDays(week.to, 1 - MISSED_LOOKS_BACK)).toSorted()[0] ?? '';
  const { rows } = await sql<Omit<WeekTotals, 'missed'> & { present: number } & MissedDays>`
    with weeks as materialized (
      select nth, f, t, until, datemultirange(daterange(f, t, '[]')) as days
      from unnest(${weeks.map((week) => week.from)}::date[], ${weeks.map((week) => week.to)}::date[],
        ${weeks.map(({ until }) => until ?? null)}::timestamptz[]) with ordinality as w (f, t, until, nth)),
    here as materialized (${hereIn(home, { from: lookBack, to })}),
    counted as materialized (
      select w.nth, p.resident_id, p.day, p.started_at, p.started_at + p.minutes * interval '1 minute' as ended_at,
        p.feedback, p.engagement is not null as rated, ${IS_PRESENT} as present, ${IS_ENGAGED} as engaged
      from participations p join reports r on r.carehome_id = p.carehome_id and r.id = p.report_id
      join weeks w on p.day between w.f and w.t and (w.until is null or p.started_at < w.until)
      where p.carehome_id = ${carehomeId} and p.day between ${from}::date and ${to}::date
        and not p.voided and r.status <> 'voided'),
    timed as (
      select nth, resident_id, day, greatest(0, extract(epoch from
        ended_at - greatest(started_at, max(ended_at) over before)) / 60) as minutes
      from counted where present
      window before as (partition by nth, resident_id order by started_at rows between unbounded preceding and 1 preceding)),
    spent as (
      select nth, resident_id, sum(minutes) as minutes
      from (select nth, resident_id, least(sum(minutes), ${DAY_AT_MOST}) as minutes from timed group by nth, resident_id, day) days
      group by nth, resident_id),
    had as (
      select nth, resident_id, bool_or(engaged) as engaged, bool_or(engaged and rated) as engaged_rated
      from counted group by nth, resident_id),
    people as (
      select w.nth, h.id, h.days @> w.t as present_last,
        (select sum(upper(d) - lower(d)) from unnest(h.days * w.days) d) as days,
        (select sum(upper(d) - lower(d)) from unnest(h.days * datemultirange(daterange(
          greatest(last.day, w.t - ${MISSED_LOOKS_BACK}::int), w.t, '(]'))) d) as waited,
        (select a.review_due >= w.t from pal_assessments a
          where a.carehome_id = ${carehomeId} and a.resident_id = h.id
            and a.status in ('final', 'superseded') and a.completed_on <= w.t
          order by a.completed_on desc, a.status limit 1) as check_current
      from weeks w join here h on h.days && w.days
      left join lateral (
        select p.day from participations p
        where p.carehome_id = ${carehomeId} and p.resident_id = h.id and p.day <= w.t
          and not p.voided and ${IS_PRESENT} and (w.until is null or p.started_at < w.until)
        order by p.started_at desc limit 1) last on true),
    living as (
      select p.nth, count(*)::int as here, sum(p.days)::int as days, coalesce(sum(s.minutes), 0)::float8 as minutes,
        count(*) filter (where had.engaged)::int as engaged,
        count(*) filter (where had.engaged_rated)::int as engaged_rated,
        count(*) filter (where p.check_current)::int as checks_current,
        count(*) filter (where p.present_last)::int as present,
        count(*) filter (where p.present_last and p.waited >= ${soon}::int)::int as soon,
        count(*) filter (where p.present_last and p.waited >= ${urgent}::int)::int as urgent
      from people p left join spent s on s.nth = p.nth and s.resident_id = p.id
      left join had on had.nth = p.nth and had.resident_id = p.id
      group by p.nth),
    answers as (
      select nth, count(*) filter (where feedback = 'liked')::int as liked, count(*) filter (where feedback = 'ok')::int as ok,
        count(*) filter (where feedback = 'not_for_me')::int as not_for_me
      from counted group by nth)
    select coalesce(l.here, 0) as here, coalesce(l.days, 0) as days, coalesce(l.minutes, 0) as minutes,
      coalesce(l.engaged, 0) as engaged, coalesce(l.engaged_rated, 0) as engaged_rated,
      coalesce(l.checks_current, 0) as checks_current, coalesce(l.present, 0) as present,
      coalesce(l.soon, 0) as soon, coalesce(l.urgent, 0) as urgent, coalesce(a.liked, 0) as liked, coalesce(a.ok, 0) as ok,
      coalesce(a.not_for_me, 0) as not_for_me,
      (select count(*)::int from reports r where r.carehome_id = ${carehomeId} and r.day between w.f and w.t
        and r.status <> 'voided' and (w.until is null or r.started_at < w.until)) as sessions
    from weeks w left join living l on l.nth = w.nth left join answers a on a.nth = w.nth
    order by w.nth`.execute(db);
  return rows.map(({ present, soon: missedSoon, urgent: missedUrgent, ...week }) => ({
    ...week,
    missed: { here: present, soon: missedSoon, urgent: missedUrgent },
  }));
}
