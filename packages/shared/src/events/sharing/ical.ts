import { addDays } from '../../days.ts';
import { instantOf, wallTimeOf } from '../../wall-time.ts';
import type { EventStatus } from '../events/choices.ts';
import { escapeText, toContent, toIcalDate, toIcalInstant, toIcalTime } from './ical-text.ts';
import { describeTimeZone } from './time-zone.ts';

export interface CalendarEvent {
  id: string;
  title: string;
  description: string | null;
  place: string | null;
  day: string;
  /** Null for whole days. */
  start_time: string | null;
  days: number;
  starts_at: string;
  ends_at: string;
  status: EventStatus;
  cancel_reason: string | null;
  sequence: number;
  updated_at: string;
}

interface Calendar {
  name: string;
  timeZone: string;
  events: readonly CalendarEvent[];
  now: Date;
  /** How often a subscription is fetched; absent for a single event. */
  refresh?: string;
}

/** A text that every calendar can read (RFC 5545). The texts of the events are used as they are given. */
export const writeCalendar = ({ name, timeZone, events, now, refresh }: Calendar): string =>
  toContent([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Relish//Events//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    `X-WR-TIMEZONE:${timeZone}`,
    ...(refresh === undefined
      ? []
      : [`REFRESH-INTERVAL;VALUE=DURATION:${refresh}`, `X-PUBLISHED-TTL:${refresh}`]),
    ...describeTimeZone(timeZone, now),
    ...events.flatMap((event) => writeEvent(event, timeZone)),
    'END:VCALENDAR',
  ]);

function writeEvent(event: CalendarEvent, timeZone: string): string[] {
  const { id, title, place, status, sequence } = event;
  const updated = toIcalInstant(new Date(event.updated_at));
  const isCancelled = status === 'cancelled';
  const description = [isCancelled ? event.cancel_reason : null, event.description]
    .filter((text) => text !== null && text !== '')
    .join('\n\n');
  return [
    'BEGIN:VEVENT',
    `UID:${id}`,
    // From the last change and not from now, so that an unchanged calendar stays the same text.
    `DTSTAMP:${updated}`,
    `LAST-MODIFIED:${updated}`,
    `SEQUENCE:${sequence}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    ...writeTimes(event, timeZone),
    // Many calendars ignore the status of an event that they subscribe to.
    `SUMMARY:${escapeText(isCancelled ? `Cancelled: ${title}` : title)}`,
    ...(place === null ? [] : [`LOCATION:${escapeText(place)}`]),
    ...(description === '' ? [] : [`DESCRIPTION:${escapeText(description)}`]),
    'END:VEVENT',
  ];
}

function writeTimes(event: CalendarEvent, timeZone: string): string[] {
  if (event.start_time === null)
    return [
      `DTSTART;VALUE=DATE:${toIcalDate(event.day)}`,
      // The day after the last one.
      `DTEND;VALUE=DATE:${toIcalDate(addDays(event.day, event.days))}`,
      'TRANSP:TRANSPARENT',
    ];
  const times = [new Date(event.starts_at), new Date(event.ends_at)].map((instant) => {
    const { day, time } = wallTimeOf(timeZone, instant);
    const isClear = instantOf(timeZone, day, time).getTime() === instant.getTime();
    return { instant, isClear, wall: toIcalTime(day, time) };
  });
  // In the hour that clocks show twice, only UTC says which of the two is meant.
  const isClear = times.every((time) => time.isClear);
  return times.map(({ instant, wall }, at) => {
    const name = at === 0 ? 'DTSTART' : 'DTEND';
    return isClear ? `${name};TZID=${timeZone}:${wall}` : `${name}:${toIcalInstant(instant)}`;
  });
}
