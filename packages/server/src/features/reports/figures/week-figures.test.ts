import { addDays } from '@relish/shared/days.ts';
import { figuresFrom, weekFiguresFrom } from '@relish/shared/reports/figures/totals.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';

import { makeRandomHome, randomHome, ZONE, RARE_HOME } from '../../../testing/random-home.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { readTotals } from './queries.ts';
import { listWeekTotals } from './week-queries.ts';

it('two weeks in one statement give the same figures as each alone, for any home', async () => {
  const { database } = await testDatabase();
  await fc.assert(
    fc.asyncProperty(randomHome, fc.nat(96), fc.nat(6), (home, hours, patience) =>
      database.system(async (db) => {
        const missedDays = { soon: 1 + patience, urgent: 2 + patience };
        const scope = { carehomeId: await makeRandomHome(db, home), timeZone: ZONE };
        const until = new Date(
          Date.parse(`${addDays(home.from, 3)}T00:00:00Z`) + hours * 3_600_000,
        );
        const weeks = [
          { from: addDays(home.from, -2), to: addDays(home.from, 4), until },
          { from: addDays(home.from, 5), to: addDays(home.from, home.days + 4) },
        ];
        const atOnce = (await listWeekTotals(db, scope, weeks, missedDays)).map(weekFiguresFrom);
        for (const [nth, { until: begunBy, ...period }] of weeks.entries()) {
          const totals = await readTotals(db, { ...scope, until: begunBy }, period, {
            missedDays,
          });
          expect(figuresFrom(totals)).toMatchObject(atOnce[nth]!);
        }
      }),
    ),
    { numRuns: 15, endOnFailure: true, examples: [[RARE_HOME, 96, 2]] },
  );
});
