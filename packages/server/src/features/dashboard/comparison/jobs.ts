import { COMPARED } from '@relish/shared/dashboard/comparison/compared.ts';
import { addDays, dayIn } from '@relish/shared/days.ts';
import { startOfStep } from '@relish/shared/reports/figures/series.ts';
import { figuresFrom, type FigureSet } from '@relish/shared/reports/figures/totals.ts';

import type { Database } from '../../../db/database.ts';
import type { JobHandlers } from '../../../jobs/runner.ts';
import { findHomeSettings } from '../../accounts/home-settings/public.ts';
import { readTotals } from '../../reports/figures/public.ts';
import type { countWeeks } from './job-kinds.ts';
import { findZone, storeWeek } from './queries.ts';

/** Homes are compared by calendar week. */
export const findMonday = (day: string): string =>
  startOfStep(day, { period: { from: day, to: day }, step: 'week' });

export const comparisonJobs: JobHandlers<{ database: Database }, typeof countWeeks> = {
  'count-weeks': async ({ database, now }, { carehome_id, weeks }) => {
    const zone = await database.system((db) => findZone(db, carehome_id));
    if (zone === undefined) return;
    const today = dayIn(zone, now);
    for (let index = 0; index < weeks; index += 1)
      await countWeek(database, {
        carehome_id,
        zone,
        now,
        today,
        week: addDays(findMonday(today), -7 * index),
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
