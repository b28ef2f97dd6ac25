import { daysBetween } from '../../days.ts';
import type { Period } from '../../days.ts';
import { bandsFor, type Bands, DEFAULT_BANDS, missedStatus, figureStatus } from './bands.ts';
import { previousPeriod } from './compare.ts';
import { DIRECTION_GOOD, FIGURE_IDS, type FigureId, type FigureStatus } from './figure-ids.ts';
import { type Begun, targetsFrom } from './first-day.ts';
import type { KeyFigure } from './key-figure.ts';
import { FIGURES } from './labels.ts';
import type { Figure, FigureSet } from './totals.ts';

interface Input {
  figures: FigureSet;
  previous: FigureSet | null;
  period: Period;
  bands: Bands;
  begun: Begun;
}

const NOTHING: Figure = { value: null, n: 0 };

/** With the previous value and status. New homes have neither targets nor a previous period. */
export function describeFigures(ids: readonly FigureId[], values: Input): KeyFigure[] {
  const { begun, period } = values;
  const isNew = targetsFrom(begun, period.to) !== null;
  const past = previousPeriod(period);
  const previous = past.from < begun.first ? null : values.previous;
  const wasNew = targetsFrom(begun, past.to) !== null;
  const bands = bandsFor(daysBetween(values.period.from, values.period.to) + 1, {
    ...DEFAULT_BANDS,
    ...values.bands,
  });
  return ids.map((id) => {
    const figure = values.figures[id] ?? NOTHING;
    return {
      id,
      ...FIGURES[id],
      value: id === 'K7' && isNew ? null : figure.value,
      previous: id === 'K7' && wasNew ? null : (previous?.[id]?.value ?? null),
      direction_good: DIRECTION_GOOD[id],
      status: isNew ? 'none' : statusIn(id, figure, bands),
      n: figure.n,
      ...(figure.rated && { rated: figure.rated }),
    };
  });
}

const statusIn = (id: FigureId, { value, n, urgent = 0 }: Figure, bands: Bands): FigureStatus =>
  id === 'K7' ? missedStatus({ soon: value ?? 0, urgent }, n) : figureStatus(id, value, bands);

/** No data is stored for these yet. */
const NOT_YET: ReadonlySet<FigureId> = new Set(['K22', 'K25'] as const);
export const ALL_FIGURES = FIGURE_IDS.filter((id) => !NOT_YET.has(id));
/** Without those only managers see. */
export const OPEN_FIGURES = ALL_FIGURES.filter((id) => id !== 'K26');
/** Domain 4.3: first screen and weekly mail. */
export const WEEK_FIGURES = ['K1', 'K3', 'K5', 'K7', 'K10', 'K17', 'K22'] as const;
