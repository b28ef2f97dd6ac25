import { daysBetween } from '../days.ts';
import {
  bandsFor,
  type Bands,
  DEFAULT_BANDS,
  DIRECTION_GOOD,
  FIGURE_IDS,
  type FigureId,
  type FigureStatus,
  missedStatus,
  statusOf,
} from '../figures/bands.ts';
import { FIGURES } from '../figures/labels.ts';
import type { Period } from '../figures/rows.ts';
import type { FigureSet } from '../figures/totals.ts';
import type { KeyFigure } from './contract.ts';

interface Told {
  figures: FigureSet;
  previous: FigureSet | null;
  period: Period;
  bands: Bands;
  /** Missed for so long that it cannot wait. */
  urgent: number;
}

const NOTHING = { value: null, n: 0 };

/** Each with what it was before and whether it is where the home wants it to be. */
export function tellFigures(ids: readonly FigureId[], told: Told): KeyFigure[] {
  const bands = bandsFor(daysBetween(told.period.from, told.period.to) + 1, {
    ...DEFAULT_BANDS,
    ...told.bands,
  });
  return ids.map((id) => {
    const { value, n } = told.figures[id] ?? NOTHING;
    return {
      id,
      ...FIGURES[id],
      value,
      previous: told.previous?.[id]?.value ?? null,
      direction_good: DIRECTION_GOOD[id],
      status: statusIn(id, { value, n }, told, bands),
      n,
    };
  });
}

function statusIn(
  id: FigureId,
  { value, n }: { value: number | null; n: number },
  { urgent }: Told,
  bands: Bands,
): FigureStatus {
  if (id !== 'K7') return statusOf(id, value, bands);
  return missedStatus({ soon: value ?? 0, urgent }, n);
}

/** Nothing is kept yet from which these could be told. */
const NOT_YET: ReadonlySet<FigureId> = new Set(['K22', 'K25'] as const);
export const ALL_FIGURES = FIGURE_IDS.filter((id) => !NOT_YET.has(id));
/** Everything but what only managers see. */
export const OPEN_FIGURES = ALL_FIGURES.filter((id) => id !== 'K26');
/** Domain 4.3: the figures of the first screen and of the week. */
export const WEEK_FIGURES = ['K1', 'K3', 'K5', 'K7', 'K10', 'K17', 'K22'] as const;
