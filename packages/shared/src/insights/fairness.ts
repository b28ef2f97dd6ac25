import { daysBetween } from '../days.ts';
import { type Bands, statusOf } from '../figures/bands.ts';
import { minutesOf } from '../figures/minutes.ts';
import { toOneDecimal } from '../figures/rounding.ts';
import type { ParticipationRow, Period } from '../figures/rows.ts';
import { weekdayOf } from '../figures/weekdays.ts';
import type { Level } from '../pal/levels.ts';
import { isPresent } from '../reports/choices.ts';
import type { PartOfDay } from './parts-of-day.ts';

/** Why somebody seldom comes to a group, so that time alone with somebody matters most. */
export const ALONE_REASONS = ['bed', 'own_room', 'sensory', 'reflex'] as const;
export type AloneReason = (typeof ALONE_REASONS)[number];

export function aloneReasons({
  moves,
  place,
  level,
}: {
  moves: string | null;
  place: string;
  level: Level | null;
}): AloneReason[] {
  return [
    ...(moves === 'bed' ? (['bed'] as const) : []),
    ...(place === 'own_room' ? (['own_room'] as const) : []),
    ...(level === 'sensory' || level === 'reflex' ? [level] : []),
  ];
}

const WEEK = 7;

/** Somebody who came yesterday has not been left out. */
export const isSettled = (daysHere: number, { from, to }: Period): boolean =>
  daysHere >= Math.min(WEEK, daysBetween(from, to) + 1);

export const perWeek = (minutes: number, daysHere: number): number =>
  daysHere === 0 ? 0 : toOneDecimal((minutes * WEEK) / daysHere);

type Lacking = 'amber' | 'red';
const lacking = (id: 'K5' | 'K6m', value: number, bands: Bands): Lacking | null => {
  const status = statusOf(id, value, bands);
  return status === 'amber' || status === 'red' ? status : null;
};

/** One person's minutes a week, if they are below the home's line. */
export function belowTheLine(
  rows: readonly ParticipationRow[],
  daysHere: number,
  bands: Bands,
): { minutes: number; status: Lacking } | null {
  const minutes = perWeek(minutesOf(rows), daysHere);
  const status = lacking('K5', minutes, bands);
  return status && { minutes, status };
}

/** One person's minutes a week alone with somebody, whatever they are. */
export function timeAlone(
  rows: readonly ParticipationRow[],
  daysHere: number,
  bands: Bands,
): { minutes: number; status: Lacking | 'green' } {
  const alone = minutesOf(rows.filter(({ format }) => format === 'one_to_one'));
  const minutes = perWeek(alone, daysHere);
  return { minutes, status: lacking('K6m', minutes, bands) ?? 'green' };
}

const isWeekend = (day: string) => weekdayOf(day) % 6 === 0;

/** How many had nothing in any evening, and nothing on any weekend: numbers, nobody's name. */
export function withoutEveningsOrWeekends(
  rows: readonly ParticipationRow[],
  people: readonly string[],
  partOf: (startedAt: string) => PartOfDay,
): { without_evening: number; without_weekend: number } {
  const present = rows.filter(({ attendance }) => isPresent(attendance));
  const reached = (fits: (row: ParticipationRow) => boolean) =>
    new Set(present.filter(fits).map(({ resident_id }) => resident_id));
  const evening = reached(({ started_at }) => partOf(started_at) === 'evening');
  const weekend = reached(({ day }) => isWeekend(day));
  return {
    without_evening: people.filter((id) => !evening.has(id)).length,
    without_weekend: people.filter((id) => !weekend.has(id)).length,
  };
}
