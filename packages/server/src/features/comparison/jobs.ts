import { COMPARED } from '@relish/shared/comparison/compared.ts';
import { addDays, dayIn } from '@relish/shared/days.ts';
import { startOfStep } from '@relish/shared/figures/series.ts';
import { figuresFrom, type FigureSet } from '@relish/shared/figures/totals.ts';

import type { Database } from '../../db/database.ts';
import type { JobHandlers } from '../../jobs/runner.ts';
import { readTotals } from '../figures/queries.ts';
import { findHomeSettings } from '../home-settings/queries.ts';
import { findZone, storeWeek } from './queries.ts';

/** The Monday of a day: homes are compared in the same weeks. */
export const mondayOf = (day: string): string =>
  startOfStep(day, { period: { from: day, to: day }, step: 'week' });

export const comparisonJobs: Pick<JobHandlers<{ database: Database }>, 'count-weeks'> = {
  'count-weeks': async ({ database, now }, { carehome_id, weeks }) => {
    const zone = await database.system((db) => findZone(db, carehome_id));
    if (zone === undefined) return;
    const today = dayIn(zone, now);
    // A transaction for each: a home that is being written in waits for none of them.
    for (let index = 0; index < weeks; index += 1)
      await countWeek(database, {
        carehome_id,
        zone,
        now,
        today,
        week: addDays(mondayOf(today), -7 * index),
      });
  },
};

const countWeek = (
  database: Database,
  {
    carehome_id,
    zone,
    week,
    today,
    now,
  }: { carehome_id: string; zone: string; week: string; today: string; now: Date },
) =>
  database.system(async (db) => {
    const last = addDays(week, 6);
    const period = { from: week, to: last < today ? last : today };
    const { missed_days } = await findHomeSettings(db, carehome_id);
    const scope = { carehomeId: carehome_id, timeZone: zone };
    const all = figuresFrom(await readTotals(db, scope, period, { missedDays: missed_days }));
    const figures: FigureSet = Object.fromEntries(COMPARED.map((id) => [id, all[id]]));
    await storeWeek(db, carehome_id, { week, figures, now });
  });
