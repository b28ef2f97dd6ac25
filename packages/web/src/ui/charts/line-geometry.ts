import { scaleLinear, scalePoint } from 'd3-scale';
import { area, line } from 'd3-shape';

import { isKnown } from './known.ts';
import { labelled, textWidth } from './text-room.ts';
import type { Box } from './use-chart-box.ts';

export interface LinePoint {
  id: string;
  label: string;
  words: string;
  /** Null where nothing is known: the line has a gap there. */
  value: number | null;
  previous?: number | null | undefined;
  isOpen?: boolean | undefined;
  to?: string | undefined;
}

/** Where everything of a line chart stands. */
export function lineGeometry(
  points: readonly LinePoint[],
  { width, em }: Box,
  { most, widest, plotHeight }: { most: number; widest: string; plotHeight: number },
) {
  const top = em * 1.4;
  const bottom = top + plotHeight;
  const left = textWidth(widest, em) + em * 0.8;
  // Beside the last point stands its value.
  const right = width - textWidth(widest, em) - em * 0.8;
  const y = scaleLinear([0, most], [bottom, top]);
  const x = scalePoint(
    points.map(({ id }) => id),
    [left + em * 0.8, right],
  );
  const xOf = ({ id }: LinePoint) => x(id) ?? left;
  const room = Math.max(...points.map(({ label }) => textWidth(label, em))) + em * 0.8;
  const step = x.step() || right - left;
  const written = new Set(labelled(points.length, step, room));
  const over = (value: (point: LinePoint) => number | null | undefined) =>
    line<LinePoint>()
      .defined((point) => isKnown(value(point)))
      .x(xOf)
      .y((point) => y(value(point) ?? 0))(points);
  return {
    top,
    bottom,
    left,
    right,
    height: bottom + em * 1.8,
    y,
    ticks: y.ticks(4).map((value) => ({ value, y: y(value) })),
    now: over(({ value }) => value),
    before: over(({ previous }) => previous),
    under: area<LinePoint>()
      .defined(({ value }) => value !== null)
      .x(xOf)
      .y0(bottom)
      .y1(({ value }) => y(value ?? 0))(points),
    points: points.map((point, at) => ({
      point,
      x: xOf(point),
      y: point.value === null ? null : y(point.value),
      slot: { x: xOf(point) - step / 2, width: step },
      label: written.has(at) ? point.label : null,
    })),
  };
}

/** Two labels at the end of two lines, apart from each other. */
export function apart(first: number, second: number, room: number): [number, number] {
  const missing = room - Math.abs(first - second);
  if (missing <= 0) return [first, second];
  const turn = first <= second ? 1 : -1;
  return [first - (turn * missing) / 2, second + (turn * missing) / 2];
}
