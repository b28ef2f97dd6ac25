import { addDays } from '@relish/shared/days.ts';
import { EventDetails, type EventTime } from '@relish/shared/events/events/contract.ts';
import { instantOf } from '@relish/shared/wall-time.ts';

import type { SeriesDetails } from '../../../db/event-tables.ts';

const DETAIL_FIELDS = Object.keys(EventDetails.shape) as (keyof EventDetails)[];

/** Stands for day, time and length in `changed_fields`: they are kept or replaced together. */
export const WHEN = 'when';

export const pickDetails = (values: EventDetails): EventDetails =>
  Object.fromEntries(DETAIL_FIELDS.map((field) => [field, values[field]])) as EventDetails;

export const pickTime = ({ day, start_time, minutes, days }: EventTime): EventTime => ({
  day,
  start_time,
  minutes,
  days,
});

/** An event without a time takes whole days, from midnight to midnight. */
export function instantsOf(
  timeZone: string,
  { day, start_time, minutes, days }: EventTime,
): { starts_at: Date; ends_at: Date } {
  if (start_time === null)
    return {
      starts_at: instantOf(timeZone, day, '00:00'),
      ends_at: instantOf(timeZone, addDays(day, days), '00:00'),
    };
  const starts_at = instantOf(timeZone, day, start_time);
  return { starts_at, ends_at: new Date(starts_at.getTime() + minutes * 60_000) };
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Fields in which an event differs from its series, or from what it was. */
export const differences = (before: EventDetails, after: EventDetails): (keyof EventDetails)[] =>
  DETAIL_FIELDS.filter((field) => !same(before[field], after[field]));

export const isSameTime = (
  before: Omit<EventTime, 'day'> & { day?: string },
  after: Omit<EventTime, 'day'> & { day?: string },
): boolean =>
  before.day === after.day &&
  before.start_time === after.start_time &&
  before.minutes === after.minutes &&
  before.days === after.days;

export const toSeriesDetails = (
  details: EventDetails,
  { start_time, minutes, days }: Omit<EventTime, 'day'>,
): SeriesDetails => ({ ...pickDetails(details), start_time, minutes, days });
