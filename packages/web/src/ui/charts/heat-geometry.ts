import { textWidth } from './text-fit.ts';
import type { Box } from './use-chart-box.ts';

export interface HeatAxis {
  label: string;
  /** Highlighted, because the chart is about it. */
  isMarked?: boolean | undefined;
}

export interface HeatCell {
  /** Index of the row and the column. */
  row: number;
  column: number;
  value: number;
  words: string;
}

export type HeatStep = 0 | 1 | 2 | 3 | 4 | 5;

/**
 * Relative to the busy cells, so that a single crowded hour does not make every other look empty.
 */
export function heatStep(values: readonly number[]): (value: number) => HeatStep {
  const some = values.filter((value) => value > 0).toSorted((a, b) => a - b);
  const busy = Math.max(some[Math.floor(some.length * 0.9)] ?? 1, 1);
  return (value) =>
    value <= 0 ? 0 : (Math.min(5, Math.max(1, Math.ceil((value / busy) * 5))) as HeatStep);
}

const GAP = 3;
/** Minimum size of a touch target. */
const LEAST_STEP = 30;

/** Transposed when the columns do not fit side by side. */
export function heatGeometry(
  { rows, columns }: { rows: readonly HeatAxis[]; columns: readonly HeatAxis[] },
  { width, em }: Box,
) {
  const widest = (axis: readonly HeatAxis[]) =>
    Math.max(0, ...axis.map(({ label }) => textWidth(label, em)));
  const usual = widest(rows) + em;
  const least = Math.max(LEAST_STEP, widest(columns) + em * 0.3);
  const isTurned = (width - usual) / columns.length < least;
  const [across, down] = isTurned ? [rows, columns] : [columns, rows];
  const left = widest(down) + em * 0.9;
  const top = em * 1.7;
  const step = (width - left) / across.length;
  const high = Math.max(em * 2, isTurned ? 0 : 30);
  const place = (row: number, column: number) => {
    const [x, y] = isTurned ? [row, column] : [column, row];
    return {
      x: left + x * step,
      y: top + y * high,
      across: x,
      down: y,
    };
  };
  return {
    isTurned,
    height: top + down.length * high,
    cell: { width: step - GAP, height: high - GAP },
    place,
    across: across.map((axis, at) => ({
      ...axis,
      // Shortened to the room available; the table and the description have the full label.
      label: axis.label.slice(0, Math.max(1, Math.floor(step / textWidth('n', em)))),
      key: axis.label,
      x: left + at * step + (step - GAP) / 2,
    })),
    down: down.map((axis, at) => ({ ...axis, y: top + at * high + (high - GAP) / 2 })),
    left,
    top,
  };
}
