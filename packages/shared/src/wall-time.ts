/** Times on the clock of a home: 'YYYY-MM-DD' and 'HH:MM' in a time zone. */

const DAY_MS = 86_400_000;

// Cached, because creating a formatter is slow.
const formats = new Map<string, Intl.DateTimeFormat>();

function wallFormat(timeZone: string): Intl.DateTimeFormat {
  const cached = formats.get(timeZone);
  if (cached) return cached;
  const made = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  formats.set(timeZone, made);
  return made;
}

/** The time on the clock, read as if it were UTC. */
const wallAsUtc = (timeZone: string, instant: number): number =>
  Date.parse(`${wallFormat(timeZone).format(instant).replace(' ', 'T')}Z`);

/** The difference to UTC in milliseconds, of whole seconds. */
export function offsetAt(timeZone: string, instant: number): number {
  const whole = Math.floor(instant / 1000) * 1000;
  return wallAsUtc(timeZone, whole) - whole;
}

/**
 * The instant at which a clock in the time zone shows this day and time. A time that clocks skip in spring becomes an
 * hour later, and one that they show twice in autumn is the first of the two.
 */
export function instantOf(timeZone: string, day: string, time: string): Date {
  const wall = Date.parse(`${day}T${time}:00Z`);
  const before = offsetAt(timeZone, wall - DAY_MS);
  const after = offsetAt(timeZone, wall + DAY_MS);
  const early = wall - before;
  if (before === after || offsetAt(timeZone, early) === before) return new Date(early);
  const late = wall - after;
  return new Date(offsetAt(timeZone, late) === after ? late : early);
}

export interface WallTime {
  day: string;
  time: string;
}

export function wallTimeOf(timeZone: string, instant: Date): WallTime {
  const [day = '', time = ''] = wallFormat(timeZone).format(instant).split(' ');
  return { day, time: time.slice(0, 5) };
}
