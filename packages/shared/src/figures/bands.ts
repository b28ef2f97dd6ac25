import type { MISSED_DAYS } from './no-activity.ts';

const GOOD = {
  K1: 'up',
  K2: 'up',
  K3: 'up',
  K4: 'up',
  K5: 'up',
  K5m: 'up',
  K6: 'up',
  K6m: 'up',
  K6r: 'up',
  K7: 'down',
  K8: 'up',
  K9: 'up',
  K10: 'up',
  K11: 'down',
  K12: 'down',
  K13: 'up',
  K14: 'up',
  K15: 'up',
  K16: 'up',
  K17: 'up',
  K18: 'up',
  K19: 'down',
  K20: 'up',
  K22: 'down',
  K24: 'up',
  K25: 'up',
  K26: 'down',
} as const;
export type FigureId = keyof typeof GOOD;
export const FIGURE_IDS = Object.keys(GOOD) as FigureId[];
/** Which way is better. */
export const DIRECTION_GOOD: Readonly<Record<FigureId, 'up' | 'down'>> = GOOD;

export type FigureStatus = 'green' | 'amber' | 'red' | 'none';

/** Where green and amber end; beyond amber it is red. */
export interface Band {
  green: number;
  amber: number;
  /** More than this is no better: amber again. */
  most?: number | undefined;
}

/** A home may set each; a figure without one is told without a colour. K7 is a list: see missedStatus. */
export type Bands = Readonly<Partial<Record<Exclude<FigureId, 'K7'> | 'K3_day', Band | undefined>>>;

/** Where there is one target and no more, amber begins at three quarters of it. */
const target = (green: number): Band => ({ green, amber: Math.floor(green * 0.75) });

/** Domain 4.1 and 4.3. */
export const DEFAULT_BANDS: Bands = {
  K3: target(95),
  K3_day: target(70),
  K4: target(100),
  K5: { green: 180, amber: 60 },
  K6: { green: 20, amber: 0, most: 50 },
  // One-to-one minutes a week of people at sensory or reflex level or in bed.
  K6m: target(60),
  K6r: target(60),
  // Any distress is looked at; it is no failure.
  K12: { green: 0, amber: 100 },
  K13: target(4),
  K14: target(50),
  K17: target(100),
  K19: { green: 5, amber: 10 },
};

/** What a week asks for is too much for a shorter view: engagement has a daily target, the others have none. */
export const bandsFor = (days: number, bands: Bands = DEFAULT_BANDS): Bands =>
  days >= 7 ? bands : { ...bands, K3: bands.K3_day, K4: undefined, K6r: undefined };

export function statusOf(
  id: Exclude<FigureId, 'K7'>,
  value: number | null,
  bands: Bands = DEFAULT_BANDS,
): FigureStatus {
  const band = bands[id];
  if (band === undefined || value === null) return 'none';
  if (value > (band.most ?? Number.POSITIVE_INFINITY)) return 'amber';
  const reaches = (edge: number) => (DIRECTION_GOOD[id] === 'up' ? value >= edge : value <= edge);
  if (reaches(band.green)) return 'green';
  return reaches(band.amber) ? 'amber' : 'red';
}

/** K7: of how many have been missed for the days of MISSED_DAYS, among so many who are here today. */
export function missedStatus(
  missed: Record<keyof typeof MISSED_DAYS, number>,
  here: number,
): FigureStatus {
  if (here === 0) return 'none';
  if (missed.urgent > 0) return 'red';
  return missed.soon > 0 ? 'amber' : 'green';
}

/** K11 of one person over so many days: above it, somebody should ask why. */
export const DECLINE_REVIEW = { above: 50, days: 14 } as const;
