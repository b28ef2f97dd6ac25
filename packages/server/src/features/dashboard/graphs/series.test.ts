import { addDays } from '@relish/shared/days.ts';
import { previousPeriod } from '@relish/shared/reports/figures/compare.ts';
import * as pure from '@relish/shared/reports/figures/series.ts';
import { eligibleDays } from '@relish/shared/residents/residents/eligible-days.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';

import { makeRandomHome, randomHome, ZONE } from '../../../testing/random-home.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { listLiving, listRecorded } from '../../reports/documents/public.ts';
import { findBegun } from '../../reports/figures/public.ts';
import { countSeries, engagedSeries } from './series.ts';

const stepping = fc.record({
  step: fc.constantFrom(...pure.STEPS),
  weekStart: fc.constantFrom(0, 1, 6),
  before: fc.integer({ min: 0, max: 20 }),
});

const happened = (parts: Record<string, number>) =>
  Object.fromEntries(Object.entries(parts).filter(([, count]) => count > 0));

it('the database computes the same series as the rows, for any home and step', async () => {
  const { database } = await testDatabase();
  await fc.assert(
    fc.asyncProperty(randomHome, stepping, (home, { step, weekStart, before }) =>
      database.system(async (db) => {
        const carehomeId = await makeRandomHome(db, home);
        const scope = { carehomeId, timeZone: ZONE };
        const period = { from: addDays(home.from, -before), to: addDays(home.from, home.days) };
        const stepped = { period, step, weekStart } as pure.Stepped;

        const counted = await countSeries(db, scope, stepped, {
          scope,
          period: previousPeriod(period),
        });
        const reports = await db
          .selectFrom('reports')
          .select(['day', 'category', 'format'])
          .where('carehome_id', '=', carehomeId)
          .where('status', '<>', 'voided')
          .execute();
        expect(
          counted.buckets.map(({ from, to, count, by_category }) => [from, to, count, by_category]),
        ).toEqual(
          pure
            .countSeries(reports, stepped, 'category')
            .map(({ from, to, count, parts }) => [from, to, count, happened(parts)]),
        );

        const engaged = await engagedSeries(db, scope, stepped, null);
        const living = await listLiving(db, carehomeId, null);
        const { first: firstDay } = await findBegun(db, carehomeId);
        const daysHere = new Map(
          living.map((each) => [each.id, eligibleDays(each, period, { timeZone: ZONE, firstDay })]),
        );
        const rows = await listRecorded(db, carehomeId, period, null);
        expect(engaged.buckets.map(({ from, to, value, n }) => ({ from, to, value, n }))).toEqual(
          pure.engagedSeries(rows, daysHere, stepped),
        );
      }),
    ),
    { numRuns: 10, endOnFailure: true },
  );
});
