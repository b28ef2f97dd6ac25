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
import type { Figure, FigureSet } from '../figures/totals.ts';
import type { KeyFigure } from './contract.ts';

interface Told {
  figures: FigureSet;
  previous: FigureSet | null;
  period: Period;
  bands: Bands;
}

const NOTHING: Figure = { value: null, n: 0 };

/** Each with what it was before and whether it is where the home wants it to be. */
export function tellFigures(ids: readonly FigureId[], told: Told): KeyFigure[] {
  const bands = bandsFor(daysBetween(told.period.from, told.period.to) + 1, {
    ...DEFAULT_BANDS,
    ...told.bands,
  });
  return ids.map((id) => {
    const figure = told.figures[id] ?? NOTHING;
    return {
      id,
      ...FIGURES[id],
      value: figure.value,
      previous: told.previous?.[id]?.value ?? null,
      direction_good: DIRECTION_GOOD[id],
      status: statusIn(id, figure, bands),
      n: figure.n,
    };
  });
}

const statusIn = (id: FigureId, { value, n, urgent = 0 }: Figure, bands: Bands): FigureStatus =>
  id === 'K7' ? missedStatus({ soon: value ?? 0, urgent }, n) : statusOf(id, value, bands);

/** Nothing is kept yet from which these could be told. */
const NOT_YET: ReadonlySet<FigureId> = new Set(['K22', 'K25'] as const);
export const ALL_FIGURES = FIGURE_IDS.filter((id) => !NOT_YET.has(id));
/** Everything but what only managers see. */
export const OPEN_FIGURES = ALL_FIGURES.filter((id) => id !== 'K26');
/** Domain 4.3: the figures of the first screen and of the week. */
export const WEEK_FIGURES = ['K1', 'K3', 'K5', 'K7', 'K10', 'K17', 'K22'] as const;
