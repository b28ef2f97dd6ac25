import { daysBetween } from '../../days.ts';
import type { Period } from '../../days.ts';
import { type Bands, figureStatus } from '../../reports/figures/bands.ts';
import { countMinutes } from '../../reports/figures/minutes.ts';
import { toOneDecimal } from '../../reports/figures/rounding.ts';
import type { ParticipationRow } from '../../reports/figures/rows.ts';
import { weekdayFor } from '../../reports/figures/weekdays.ts';
import { isPresent } from '../../reports/reports/choices.ts';
import type { Level } from '../../residents/pal/levels.ts';
import type { PartOfDay } from './parts-of-day.ts';

/** Reasons why a resident rarely joins groups, so that one-to-one time matters most. */
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

/** Residents who just arrived are not counted as left out. */
export const isSettled = (daysHere: number, { from, to }: Period): boolean =>
  daysHere >= Math.min(WEEK, daysBetween(from, to) + 1);

export const perWeek = (minutes: number, daysHere: number): number =>
  daysHere === 0 ? 0 : toOneDecimal((minutes * WEEK) / daysHere);

type Lacking = 'amber' | 'red';
const lacking = (id: 'K5' | 'K6m', value: number, bands: Bands): Lacking | null => {
  const status = figureStatus(id, value, bands);
  return status === 'amber' || status === 'red' ? status : null;
};

export function belowTheLine(
  rows: readonly ParticipationRow[],
  daysHere: number,
  bands: Bands,
): { minutes: number; status: Lacking } | null {
  const minutes = perWeek(countMinutes(rows), daysHere);
  const status = lacking('K5', minutes, bands);
  return status && { minutes, status };
}

export function timeAlone(
  rows: readonly ParticipationRow[],
  daysHere: number,
  bands: Bands,
): { minutes: number; status: Lacking | 'green' } {
  const alone = countMinutes(rows.filter(({ format }) => format === 'one_to_one'));
  const minutes = perWeek(alone, daysHere);
  return { minutes, status: lacking('K6m', minutes, bands) ?? 'green' };
}

const isWeekend = (day: string) => weekdayFor(day) % 6 === 0;

/** Counts only, no names. */
export function withoutEveningsOrWeekends(
  rows: readonly ParticipationRow[],
  people: readonly string[],
  findPartOfDay: (startedAt: string) => PartOfDay,
): { without_evening: number; without_weekend: number } {
  const present = rows.filter(({ attendance }) => isPresent(attendance));
  const reached = (fits: (row: ParticipationRow) => boolean) =>
    new Set(present.filter(fits).map(({ resident_id }) => resident_id));
  const evening = reached(({ started_at }) => findPartOfDay(started_at) === 'evening');
  const weekend = reached(({ day }) => isWeekend(day));
  return {
    without_evening: people.filter((id) => !evening.has(id)).length,
    without_weekend: people.filter((id) => !weekend.has(id)).length,
  };
}
