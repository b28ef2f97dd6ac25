import { MISSED_DAYS } from '@relish/shared/accounts/home-settings/limits.ts';
import { addDays } from '@relish/shared/days.ts';
import type { Period } from '@relish/shared/days.ts';
import { categoryBalance } from '@relish/shared/reports/figures/category-balance.ts';
import { costPerWeek } from '@relish/shared/reports/figures/cost.ts';
import { distressRate } from '@relish/shared/reports/figures/distress.ts';
import { eveningsAndWeekends } from '@relish/shared/reports/figures/evenings-and-weekends.ts';
import * as key from '@relish/shared/reports/figures/key-figures.ts';
import { countMinutes } from '@relish/shared/reports/figures/minutes.ts';
import { withoutActivity } from '@relish/shared/reports/figures/no-activity.ts';
import { physicalMinutesPerWeek } from '@relish/shared/reports/figures/physical-activity.ts';
import { checksCurrent } from '@relish/shared/reports/figures/profile-figures.ts';
import { percent, ratio } from '@relish/shared/reports/figures/rounding.ts';
import type { StaffPartRow } from '@relish/shared/reports/figures/rows.ts';
import { figuresFrom } from '@relish/shared/reports/figures/totals.ts';
import { wholeHome } from '@relish/shared/reports/figures/whole-home.ts';
import { countDays, eligibleDays } from '@relish/shared/residents/residents/eligible-days.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';

import type { Db } from '../../../db/database.ts';
import { makeRandomHome, randomHome, ZONE, RARE_HOME } from '../../../testing/random-home.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { listLiving, listRecorded } from '../documents/public.ts';
import { readTotals } from './queries.ts';

async function fromRows(db: Db, carehomeId: string, period: Period, joined: string) {
  const living = await listLiving(db, carehomeId, null);
  const since = addDays(period.to, -59);
  const counted = await db
    .selectFrom('reports')
    .select('day')
    .where('carehome_id', '=', carehomeId)
    .where('status', '<>', 'voided')
    .execute();
  const [firstDay = joined] = [joined, ...counted.map(({ day }) => day)].toSorted();
  const daysHere = new Map(
    living.map((each) => [
      each.id,
      eligibleDays(each, { from: since, to: period.to }, { timeZone: ZONE, firstDay }),
    ]),
  );
  const eligible = countDays(daysHere, period);
  const past = await listRecorded(db, carehomeId, { from: since, to: period.to }, null);
  const last28 = past.filter(({ day }) => day >= addDays(period.to, -27));
  const rows = past.filter(({ day }) => day >= period.from);
  const reports = await db
    .selectFrom('reports')
    .selectAll()
    .where('carehome_id', '=', carehomeId)
    .where('status', '<>', 'voided')
    .where('day', '>=', period.from)
    .where('day', '<=', period.to)
    .execute();
  const sessions = reports.map((report) => ({ ...report, report_id: report.id }));
  const parts: StaffPartRow[] = reports.flatMap(({ id, led_by }) =>
    led_by.map((leader) => ({
      report_id: id,
      staff_id: leader.id ?? '',
      part: 'led' as const,
      role: 'home_manager' as const,
    })),
  );
  const checks = await db
    .selectFrom('pal_assessments')
    .select(['resident_id', 'review_due', 'confirmed_level', 'status'])
    .where('carehome_id', '=', carehomeId)
    .execute();
  const newest = await db
    .selectFrom('pal_assessments')
    .select(['resident_id', 'review_due'])
    .distinctOn('resident_id')
    .where('carehome_id', '=', carehomeId)
    .where('completed_on', '<=', period.to)
    .orderBy('resident_id')
    .orderBy('completed_on', 'desc')
    .execute();
  const needing = living.filter(
    ({ id, moves }) =>
      eligible.has(id) &&
      (moves === 'bed' ||
        checks.some(
          ({ resident_id, confirmed_level, status }) =>
            resident_id === id &&
            status === 'final' &&
            (confirmed_level === 'sensory' || confirmed_level === 'reflex'),
        )),
  );
  const alone = (id: string) => {
    const own = rows.filter(({ resident_id }) => resident_id === id);
    return Math.min(
      countMinutes(own),
      countMinutes(own.filter(({ format }) => format === 'one_to_one')),
    );
  };
  const sum = (values: number[]) => values.reduce((total, each) => total + each, 0);
  const measured = { sessions, rows, eligible };
  const here = [...daysHere].filter(([, days]) => days.at(-1) === period.to).length;
  const missed = withoutActivity(past, daysHere, {
    today: period.to,
    days: MISSED_DAYS.soon,
  }).length;
  const whole = wholeHome(sessions, parts);
  return {
    K1: key.activityCount(measured),
    K2: key.participations(measured),
    K3: key.residentsEngaged(measured),
    K4: key.residentsOffered(measured),
    K5: key.minutesPerWeek(measured),
    K5m: key.medianMinutes(measured),
    K6: key.oneToOneShare(measured),
    K6m: ratio(
      sum(needing.map(({ id }) => alone(id))),
      sum(needing.map(({ id }) => eligible.get(id) ?? 0)),
      7,
    ),
    K6r: key.oneToOneReach(measured),
    K7: here === 0 ? null : missed,
    K8: key.meanEngagement(measured),
    K9: key.moodChange(measured).value,
    K10: key.activityFeedback(measured).value,
    K11: key.declineRate(measured),
    K12: distressRate(rows),
    K13: categoryBalance({ rows: last28, eligible }, period.to),
    K15: key.outdoorReach({ sessions, rows: last28, eligible }),
    K16: eveningsAndWeekends(sessions, ZONE),
    K17: checksCurrent(eligible, newest, period.to),
    K19: key.lateShare(measured),
    K20: sessions.length === 0 ? null : whole.staff,
    K24: physicalMinutesPerWeek(measured),
    K26: costPerWeek(sessions, eligible),
    led_by_others: whole.led_by_others,
    rated: key.engagedAndRated(measured),
  };
}

it('the database computes the same figures as the rows, for any home', async () => {
  const { database } = await testDatabase();
  await fc.assert(
    fc.asyncProperty(randomHome, (home) =>
      database.system(async (db) => {
        const carehomeId = await makeRandomHome(db, home);
        const period = { from: home.from, to: addDays(home.from, home.days - 1) };
        const totals = await readTotals(db, { carehomeId, timeZone: ZONE }, period, {
          missedDays: MISSED_DAYS,
        });
        const figures = Object.entries(figuresFrom(totals));
        const { led_by_others, count } = totals.sessions;
        expect({
          ...Object.fromEntries(figures.map(([id, figure]) => [id, figure?.value])),
          led_by_others: percent(led_by_others, count),
          rated: figuresFrom(totals).K3?.rated,
        }).toEqual(await fromRows(db, carehomeId, period, addDays(home.from, home.joined)));
      }),
    ),
    { numRuns: 10, endOnFailure: true, examples: [[RARE_HOME]] },
  );
});
