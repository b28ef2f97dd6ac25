import { scaleLinear } from 'd3-scale';

import type { ChartKind } from './chart-data.ts';
import { textWidth, wrapped } from './text-fit.ts';
import type { Box } from './use-chart-box.ts';

export interface RangeRow {
  id: string;
  label: string;
  words: string;
  /** Shown beside the bar: `120 min`. */
  figure: string;
  /** By the id of its kind. */
  parts: Partial<Record<string, number>>;
  to?: string | undefined;
}

interface Wanted {
  /** `whole`: all bars have the same length and their parts are shares. */
  scale: 'length' | 'whole';
  box: Box;
}

const BAR = 1.25;
const LINE = 1.3;
/** Minimum height of a touch target. */
const ROW_PIXELS = 48;

export function rangeGeometry(
  rows: readonly RangeRow[],
  kinds: readonly Pick<ChartKind, 'id'>[],
  { scale, box: { width, em } }: Wanted,
) {
  const sumParts = ({ parts }: RangeRow) =>
    kinds.reduce((sum, { id }) => sum + (parts[id] ?? 0), 0);
  const most = Math.max(1, ...rows.map(sumParts));
  const figureRoom = Math.max(0, ...rows.map(({ figure }) => textWidth(figure, em))) + em;
  const labelRoom = Math.min(
    width * 0.34,
    Math.max(0, ...rows.map(({ label }) => textWidth(label, em))) + em,
  );
  // Labels go above the bars when there is too little room beside them.
  const isBeside =
    labelRoom >= em * 9 ? width - labelRoom - figureRoom >= em * 14 : width > em * 26;
  const left = isBeside ? labelRoom : 0;
  const right = isBeside ? width - figureRoom : width;
  // With large text the label and the figure need a line each.
  const hasOwnLine = !isBeside && width - figureRoom < em * 11;
  const nameRoom = hasOwnLine ? width : width - figureRoom;
  let top = 0;
  return {
    isBeside,
    left,
    right,
    rows: rows.map((row, at) => {
      const lines = wrapped(row.label, isBeside ? labelRoom - em * 0.6 : nameRoom, em);
      const labelHeight = (lines.length + Number(hasOwnLine)) * LINE * em;
      const height = isBeside
        ? Math.max(labelHeight + em * 0.6, ROW_PIXELS)
        : Math.max(labelHeight + BAR * em + em, ROW_PIXELS);
      const y = top;
      top += height;
      const barY = isBeside ? y + (height - BAR * em) / 2 : y + labelHeight + em * 0.45;
      const full = scale === 'whole' ? sumParts(row) || 1 : most;
      const x = scaleLinear([0, full], [left, right]);
      let sum = 0;
      const parts = kinds.flatMap(({ id }) => {
        const value = row.parts[id] ?? 0;
        if (value === 0) return [];
        const from = x(sum);
        sum += value;
        return [{ id, x: from, width: x(sum) - from }];
      });
      return {
        row,
        at,
        y,
        height,
        parts,
        isEmpty: sum === 0,
        bar: { y: barY, height: BAR * em, end: x(sum) },
        // At the end of the bar, or of the line above it.
        figure: isBeside
          ? { x: x(sum) + em * 0.6, y: barY + em * 0.95, isAtEnd: false }
          : hasOwnLine
            ? { x: 0, y: y + lines.length * LINE * em + em * 1.15, isAtEnd: false }
            : { x: width, y: y + em * 1.15, isAtEnd: true },
        label: lines.map((text, line) => ({
          text,
          x: 0,
          y:
            (isBeside ? y + (height - labelHeight) / 2 : y + em * 0.15) +
            line * LINE * em +
            em * 1.0,
        })),
      };
    }),
    height: Math.max(top, em),
  };
}
