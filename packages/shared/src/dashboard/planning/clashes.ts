import { weekdayOf } from '../../events/events/recurrence.ts';

/** The part of a planned event that clashes depend on. */
export interface TimedEvent {
  id: string;
  day: string;
  /** Null for whole days, which clash with nothing. */
  start_time: string | null;
  starts_at: string;
  ends_at: string;
  status: string;
  place: string | null;
  lead_id: string | null;
  helper_ids: readonly string[];
  /** Residents invited by name or with a group; empty if it is open to everyone. */
  invited_ids: readonly string[];
  performer_id: string | null;
}

export interface Performer {
  id: string;
  name: string;
  /** 1 is Monday. */
  rest_days: readonly number[];
}

export type Clash =
  | { kind: 'place'; ids: [string, string]; place: string }
  | { kind: 'staff' | 'person'; ids: [string, string]; people: string[] }
  | { kind: 'rest_day'; ids: [string]; performer: string };

const normalise = (place: string) => place.trim().toLowerCase().replaceAll(/\s+/g, ' ');

const common = (one: readonly string[], other: readonly string[]) =>
  one.filter((each) => other.includes(each));

const staffOf = ({ lead_id, helper_ids }: TimedEvent) => [
  ...new Set([...(lead_id === null ? [] : [lead_id]), ...helper_ids]),
];

function clashesBetween(one: TimedEvent, other: TimedEvent): Clash[] {
  const ids: [string, string] = [one.id, other.id];
  const staff = common(staffOf(one), staffOf(other));
  const people = common(one.invited_ids, other.invited_ids);
  const isSamePlace =
    one.place !== null && other.place !== null && normalise(one.place) === normalise(other.place);
  return [
    ...(isSamePlace ? [{ kind: 'place' as const, ids, place: one.place ?? '' }] : []),
    ...(staff.length > 0 ? [{ kind: 'staff' as const, ids, people: staff }] : []),
    ...(people.length > 0 ? [{ kind: 'person' as const, ids, people }] : []),
  ];
}

/** Two events at once in one place, with one colleague or for one resident, and performers on their days off. */
export function findClashes(
  events: readonly TimedEvent[],
  performers: readonly Performer[] = [],
): Clash[] {
  const timed = events
    .filter(({ start_time, status }) => start_time !== null && status !== 'cancelled')
    .toSorted((one, other) => Date.parse(one.starts_at) - Date.parse(other.starts_at));
  const clashes: Clash[] = [];
  for (const [at, one] of timed.entries())
    for (const other of timed.slice(at + 1)) {
      // Sorted by start, so no later event overlaps either.
      if (Date.parse(other.starts_at) >= Date.parse(one.ends_at)) break;
      clashes.push(...clashesBetween(one, other));
    }
  return [...clashes, ...findRestDays(events, performers)];
}

const findRestDays = (events: readonly TimedEvent[], performers: readonly Performer[]): Clash[] =>
  events.flatMap((event): Clash[] => {
    const performer = performers.find(({ id }) => id === event.performer_id);
    return performer?.rest_days.includes(weekdayOf(event.day)) && event.status !== 'cancelled'
      ? [{ kind: 'rest_day', ids: [event.id], performer: performer.name }]
      : [];
  });
