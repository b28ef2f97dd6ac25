import type { EventCard } from './api.ts';

export interface Placed {
  event: EventCard;
  /** Minutes since midnight. */
  from: number;
  to: number;
  /** Events at the same time stand side by side. */
  lane: number;
  lanes: number;
}

const DAY = 1440;
/** A shorter event is drawn as long as this, so that its title can be read. */
const SHORTEST = 30;

export const toMinutes = (time: string): number =>
  Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

export const toTime = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Gives the timed events of a day their places in its column. */
export function layOutDay(events: readonly EventCard[]): Placed[] {
  const placed = events
    .filter(({ start_time }) => start_time !== null)
    .map((event): Placed => {
      const from = Math.min(toMinutes(event.start_time ?? '00:00'), DAY - SHORTEST);
      const to = Math.min(from + Math.max(event.minutes, SHORTEST), DAY);
      return { event, from, to, lane: 0, lanes: 1 };
    })
    .toSorted((one, other) => one.from - other.from || other.to - one.to);
  let cluster: Placed[] = [];
  let end = 0;
  for (const each of placed) {
    if (each.from >= end) [cluster, end] = [[], 0];
    const taken = new Set(cluster.filter(({ to }) => to > each.from).map(({ lane }) => lane));
    while (taken.has(each.lane)) each.lane += 1;
    cluster.push(each);
    end = Math.max(end, each.to);
    const lanes = Math.max(...cluster.map(({ lane }) => lane)) + 1;
    for (const one of cluster) one.lanes = lanes;
  }
  return placed;
}

const EARLIEST = 8;
const LATEST = 18;

/** The hours that a time grid shows: the usual day, and more if an event needs it. */
export function hoursOf(placed: readonly Placed[]): { from: number; to: number } {
  return {
    from: Math.min(EARLIEST, ...placed.map(({ from }) => Math.floor(from / 60))),
    to: Math.max(LATEST, ...placed.map(({ to }) => Math.ceil(to / 60))),
  };
}
