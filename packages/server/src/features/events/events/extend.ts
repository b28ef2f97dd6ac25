import { addMonths, dayIn } from '@relish/shared/days.ts';
import { EVENT_LIMITS } from '@relish/shared/events/events/choices.ts';
import { occurrenceDays } from '@relish/shared/events/events/recurrence.ts';

import { touchHome } from '../../../db/announce.ts';
import type { Db } from '../../../db/database.ts';
import { insertEvents } from './queries.ts';
import { toRows } from './save.ts';
import { lockSeriesToExtend, updateSeries } from './series-queries.ts';

const SERIES_AT_ONCE = 50;

/** Gives series without an end their events for the coming year. Returns whether there may be more to do. */
export async function extendSomeSeries(db: Db, now: Date): Promise<boolean> {
  const to = addMonths(dayIn('UTC', now), EVENT_LIMITS.monthsAhead);
  const found = await lockSeriesToExtend(db, { now, count: SERIES_AT_ONCE });
  for (const series of found) {
    const days = occurrenceDays(series.recurrence, series.first_day, to).filter(
      (day) => day > series.filled_to,
    );
    const { details, id, carehome_id, created_by } = series;
    // Warnings were read when the series was saved; a new one shows on the event itself.
    await insertEvents(
      db,
      toRows(
        { carehomeId: carehome_id, timeZone: series.time_zone, userId: created_by, now },
        { details, time: details, acknowledged: [], seriesId: id, days },
      ),
    );
    await updateSeries(db, carehome_id, id, { filled_to: to });
    touchHome(db, carehome_id, 'events');
  }
  return found.length === SERIES_AT_ONCE;
}
