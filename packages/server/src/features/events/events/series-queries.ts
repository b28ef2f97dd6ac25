import { addDays, addMonths, dayIn } from '@relish/shared/days.ts';
import { EVENT_LIMITS } from '@relish/shared/events/events/choices.ts';
import type { Recurrence } from '@relish/shared/events/events/recurrence.ts';
import { sql } from 'kysely';

import type { Db } from '../../../db/database.ts';
import type { SeriesDetails } from '../../../db/event-tables.ts';

export const lockSeries = (db: Db, carehomeId: string, id: string) =>
  db
    .selectFrom('event_series')
    .selectAll()
    .where('carehome_id', '=', carehomeId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
export type SeriesRow = Awaited<ReturnType<typeof lockSeries>>;

export const findSeries = (db: Db, carehomeId: string, id: string) =>
  db
    .selectFrom('event_series')
    .select(['recurrence', 'first_day'])
    .where('carehome_id', '=', carehomeId)
    .where('id', '=', id)
    .executeTakeFirst();

export async function insertSeries(
  db: Db,
  carehomeId: string,
  series: {
    recurrence: Recurrence;
    first_day: string;
    filled_to: string;
    details: SeriesDetails;
    continues_id: string | null;
    ended_on: string | null;
    created_by: string | null;
    created_at: Date;
  },
): Promise<string> {
  const { id } = await db
    .insertInto('event_series')
    .values({
      ...series,
      carehome_id: carehomeId,
      recurrence: JSON.stringify(series.recurrence),
      details: JSON.stringify(series.details),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const updateSeries = (
  db: Db,
  carehomeId: string,
  id: string,
  values: {
    recurrence?: Recurrence;
    first_day?: string;
    filled_to?: string;
    details?: SeriesDetails;
    ended_on?: string | null;
  },
) =>
  db
    .updateTable('event_series')
    .set({
      ...(values.first_day !== undefined && { first_day: values.first_day }),
      ...(values.filled_to !== undefined && { filled_to: values.filled_to }),
      ...(values.ended_on !== undefined && { ended_on: values.ended_on }),
      ...(values.recurrence && { recurrence: JSON.stringify(values.recurrence) }),
      ...(values.details && { details: JSON.stringify(values.details) }),
    })
    .where('carehome_id', '=', carehomeId)
    .where('id', '=', id)
    .execute();

/** Up to which day series without an end must have their events; a week of slack, so that few nights have work. */
const neededTo = (now: Date) => addDays(addMonths(dayIn('UTC', now), EVENT_LIMITS.monthsAhead), -7);

const endless = sql<boolean>`s.recurrence->>'until' is null and s.ended_on is null`;

export const findSeriesToExtend = async (db: Db, now: Date): Promise<boolean> =>
  (await db
    .selectFrom('event_series as s')
    .select('s.id')
    .where(endless)
    .where('s.filled_to', '<', neededTo(now))
    .limit(1)
    .executeTakeFirst()) !== undefined;

export const lockSeriesToExtend = (db: Db, { now, count }: { now: Date; count: number }) =>
  db
    .selectFrom('event_series as s')
    .innerJoin('carehomes as c', 'c.id', 's.carehome_id')
    .selectAll('s')
    .select('c.time_zone')
    .where(endless)
    .where('s.filled_to', '<', neededTo(now))
    .orderBy('s.filled_to')
    .limit(count)
    .forUpdate('s')
    .skipLocked()
    .execute();
