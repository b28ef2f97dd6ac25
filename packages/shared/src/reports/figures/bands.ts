import { DEFAULT_TARGETS, type MISSED_DAYS } from '../../accounts/home-settings/limits.ts';
import { DIRECTION_GOOD, type FigureId, type FigureStatus } from './figure-ids.ts';
import { FIGURES } from './labels.ts';
import { shownValue } from './shown.ts';

export interface Band {
  green: number;
  amber: number;
  /** Above this it is amber again. */
  most?: number | undefined;
}

/** Figures without a band have no colour. For K7 see missedStatus. */
export type Bands = Readonly<Partial<Record<Exclude<FigureId, 'K7'> | 'K3_day', Band | undefined>>>;

export const DEFAULT_BANDS: Bands = {
  ...DEFAULT_TARGETS,
  K6: { green: 20, amber: 0, most: 50 },
  // Domain 4.3: none may be overdue.
  K22: { green: 0, amber: 0 },
};

/** Weekly targets do not apply to shorter periods; only engagement has a daily one. */
export const bandsFor = (days: number, bands: Bands = DEFAULT_BANDS): Bands =>
  days >= 7 ? bands : { ...bands, K3: bands.K3_day, K4: undefined, K6r: undefined };

/** Compares the rounded value, so that a screen never shows 95% as "below 95%". */
export function figureStatus(
  id: Exclude<FigureId, 'K7'>,
  exact: number | null,
  bands: Bands = DEFAULT_BANDS,
): FigureStatus {
  const band = bands[id];
  if (band === undefined || exact === null || DIRECTION_GOOD[id] === 'neutral') return 'none';
  const value = shownValue(exact, FIGURES[id].unit);
  if (value > (band.most ?? Number.POSITIVE_INFINITY)) return 'amber';
  const reaches = (edge: number) => (DIRECTION_GOOD[id] === 'up' ? value >= edge : value <= edge);
  if (reaches(band.green)) return 'green';
  return reaches(band.amber) ? 'amber' : 'red';
}

/** K7 as a share of residents present today. */
export function missedStatus(
  missed: Record<keyof typeof MISSED_DAYS, number>,
  here: number,
): FigureStatus {
  if (here === 0) return 'none';
  if (missed.urgent > 0) return 'red';
  return missed.soon > 0 ? 'amber' : 'green';
}

/** K11 of one resident: above this a review is due. */
export const DECLINE_REVIEW = { above: 50, days: 14 } as const;
