import { EventDetails, type EventTime } from '@relish/shared/events/events/contract.ts';
import { occurrenceDays, type Recurrence } from '@relish/shared/events/events/recurrence.ts';
import type { Category } from '@relish/shared/library/activities/choices.ts';
import type { z } from 'zod';

import type { Db } from '../../../db/database.ts';
import { insertEvents } from './queries.ts';
import { toRows } from './save.ts';
import { insertSeries } from './series-queries.ts';
import { toSeriesDetails } from './values.ts';

export type EventToMake = z.input<typeof EventDetails> &
  Pick<EventTime, 'day'> &
  Partial<EventTime> & { recurrence?: Recurrence };

/** Bulk insert for demonstrations, tests and benchmarks. Series end on the given day. */
export async function makeEvents(
  db: Db,
  {
    carehomeId,
    timeZone,
    userId,
    now,
    until,
    isDraft = false,
  }: {
    carehomeId: string;
    timeZone: string;
    userId: string;
    now: Date;
    until: string;
    isDraft?: boolean;
  },
  events: readonly EventToMake[],
): Promise<string[][]> {
  const made: string[][] = [];
  for (const { recurrence, day, start_time = null, minutes = 60, days = 1, ...input } of events) {
    const details = EventDetails.parse(input);
    const time = { start_time, minutes, days };
    const seriesId = recurrence
      ? await insertSeries(db, carehomeId, {
          recurrence,
          first_day: day,
          filled_to: until,
          details: toSeriesDetails(details, time),
          continues_id: null,
          ended_on: null,
          created_by: userId,
          created_at: now,
        })
      : null;
    const values = {
      details,
      time,
      acknowledged: [],
      seriesId,
      days: occurrenceDays(recurrence ?? null, day, recurrence ? until : day),
      isDraft,
    };
    made.push(await insertEvents(db, toRows({ carehomeId, timeZone, userId, now }, values)));
  }
  return made;
}

/** Cancels the one of these events that is on a day. */
export const cancelMadeEvent = (
  db: Db,
  carehomeId: string,
  { ids, day, reason }: { ids: readonly string[]; day: string; reason: string },
) =>
  db
    .updateTable('events')
    .set({ status: 'cancelled', cancel_reason: reason })
    .where('carehome_id', '=', carehomeId)
    .where('id', 'in', ids)
    .where('day', '=', day)
    .execute();

export interface FinishedEvent {
  id: string;
  title: string;
  category: Category;
  place: string | null;
  day: string;
  starts_at: string;
  minutes: number;
  lead_id: string | null;
}

/** Events for residents that are over and were not cancelled, earliest first. */
export const listFinished = (
  db: Db,
  carehomeId: string,
  { since, now }: { since: string; now: Date },
): Promise<FinishedEvent[]> =>
  db
    .selectFrom('events')
    .select(['id', 'title', 'category', 'place', 'day', 'starts_at', 'minutes', 'lead_id'])
    .where('carehome_id', '=', carehomeId)
    .where('audience', 'in', ['residents', 'all'])
    .where('status', '=', 'planned')
    .where('day', '>=', since)
    .where('ends_at', '<', now.toISOString())
    .orderBy('starts_at')
    .execute();

/** Gives one event of a series another lead, as an exception. */
export const changeLead = (db: Db, carehomeId: string, id: string, lead_id: string) =>
  db
    .updateTable('events')
    .set({ lead_id, changed_fields: ['lead_id'] })
    .where('carehome_id', '=', carehomeId)
    .where('id', '=', id)
    .execute();
