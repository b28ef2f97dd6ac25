import { addDays } from '../../days.ts';
import { offsetAt, wallTimeOf } from '../../wall-time.ts';
import { weekdayOf } from '../events/recurrence.ts';
import { toIcalTime } from './ical-text.ts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const NAMES = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
/** How many years a yearly rule is checked for. */
const YEARS = 5;
/** Before any event. */
const FIRST_YEAR = '1970';

interface Change {
  instant: number;
  before: number;
  after: number;
  /** The time that clocks show at the change, before they are moved. */
  day: string;
  time: string;
}

function findChanges(timeZone: string, from: number, to: number): Change[] {
  const changes: Change[] = [];
  for (let at = from; at < to; at += 24 * HOUR_MS) {
    const before = offsetAt(timeZone, at);
    const after = offsetAt(timeZone, at + 24 * HOUR_MS);
    if (before === after) continue;
    let low = at;
    let high = at + 24 * HOUR_MS;
    while (high - low > MINUTE_MS) {
      const middle = low + Math.floor((high - low) / 2 / MINUTE_MS) * MINUTE_MS;
      if (offsetAt(timeZone, middle) === before) low = middle;
      else high = middle;
    }
    const { day, time } = wallTimeOf('UTC', new Date(high + before));
    changes.push({ instant: high, before, after, day, time });
  }
  return changes;
}

const monthOf = (day: string) => day.slice(5, 7);
const inMonth = (day: string, count: number) => monthOf(addDays(day, count)) === monthOf(day);

/** Which of its weekday in its month a day is, from the start and from the end. */
const places = (day: string): number[] => [
  Math.ceil(Number(day.slice(8)) / 7),
  ...(inMonth(day, 7) ? [] : [-1]),
];

function dayInFirstYear(month: string, weekday: number, place: number): string {
  const days = Array.from({ length: 31 }, (_, at) => addDays(`${FIRST_YEAR}-${month}-01`, at));
  const fitting = days.filter((day) => monthOf(day) === month && weekdayOf(day) === weekday);
  return fitting.at(place < 0 ? place : place - 1) ?? `${FIRST_YEAR}-${month}-01`;
}

function formatOffset(milliseconds: number): string {
  const minutes = Math.abs(Math.round(milliseconds / MINUTE_MS));
  const two = (number: number) => String(number).padStart(2, '0');
  return `${milliseconds < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}${two(minutes % 60)}`;
}

function observance(
  kind: 'STANDARD' | 'DAYLIGHT',
  { start, before, after, rule }: { start: string; before: number; after: number; rule?: string },
): string[] {
  return [
    `BEGIN:${kind}`,
    `DTSTART:${start}`,
    `TZOFFSETFROM:${formatOffset(before)}`,
    `TZOFFSETTO:${formatOffset(after)}`,
    ...(rule === undefined ? [] : [`RRULE:${rule}`]),
    `END:${kind}`,
  ];
}

const kindOf = ({ before, after }: Change) => (after > before ? 'DAYLIGHT' : 'STANDARD');

/** A change that comes every year on the same weekday of the same month; undefined if it does not. */
function yearly(changes: readonly Change[]): string[] | undefined {
  const [first] = changes;
  if (!first || changes.length !== YEARS) return undefined;
  const { day, time, before, after } = first;
  const isAlike = changes.every(
    (each) =>
      monthOf(each.day) === monthOf(day) &&
      weekdayOf(each.day) === weekdayOf(day) &&
      each.time === time &&
      each.before === before &&
      each.after === after,
  );
  const place = [-1, 1, 2, 3, 4].find((nth) =>
    changes.every((each) => places(each.day).includes(nth)),
  );
  if (!isAlike || place === undefined) return undefined;
  const weekday = weekdayOf(day);
  const month = monthOf(day);
  return observance(kindOf(first), {
    start: toIcalTime(dayInFirstYear(month, weekday, place), time),
    before,
    after,
    rule: `FREQ=YEARLY;BYMONTH=${Number(month)};BYDAY=${place}${NAMES[weekday - 1] ?? ''}`,
  });
}

// Cached, because finding the changes of five years is slow.
const described = new Map<string, string[]>();

/**
 * The VTIMEZONE of the zone's present rules. Yearly rules, because a zone without them loses summer time when it is
 * written in winter; a zone whose changes follow no such rule lists those of the coming years.
 */
export function describeTimeZone(timeZone: string, now: Date): string[] {
  const year = now.getUTCFullYear();
  const key = `${timeZone} ${year}`;
  const lines = described.get(key) ?? describe(timeZone, year);
  described.set(key, lines);
  return lines;
}

function describe(timeZone: string, year: number): string[] {
  const changes = findChanges(timeZone, Date.UTC(year - 1, 0, 1), Date.UTC(year - 1 + YEARS, 0, 1));
  const rules = (['DAYLIGHT', 'STANDARD'] as const).map((kind) =>
    yearly(changes.filter((change) => kindOf(change) === kind)),
  );
  const still = offsetAt(timeZone, Date.UTC(year - 1, 0, 1));
  const start = toIcalTime(`${FIRST_YEAR}-01-01`, '00:00');
  const observances = rules.every((rule) => rule !== undefined)
    ? rules.flat()
    : [
        ...observance('STANDARD', { start, before: still, after: still }),
        ...changes.flatMap((change) =>
          observance(kindOf(change), { ...change, start: toIcalTime(change.day, change.time) }),
        ),
      ];
  return ['BEGIN:VTIMEZONE', `TZID:${timeZone}`, ...observances, 'END:VTIMEZONE'];
}
