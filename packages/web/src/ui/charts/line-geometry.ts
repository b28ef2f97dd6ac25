import { scaleLinear, scalePoint } from 'd3-scale';
import { area, line } from 'd3-shape';

import { isKnown } from './is-known.ts';
import { labelled, textWidth } from './text-fit.ts';
import type { Box } from './use-chart-box.ts';

export interface LinePoint {
  id: string;
  label: string;
  words: string;
  /** Null when unknown; the line has a gap there. */
  value: number | null;
  previous?: number | null | undefined;
  isOpen?: boolean | undefined;
  /** Based on few answers. */
  isGrey?: boolean | undefined;
  to?: string | undefined;
}

export function lineGeometry(
  points: readonly LinePoint[],
  { width, em }: Box,
  { most, widest, plotHeight }: { most: number; widest: string; plotHeight: number },
) {
  const top = em * 1.4;
  const bottom = top + plotHeight;
  const left = textWidth(widest, em) + em * 0.8;
  // Leaves room for the value beside the last point.
  const right = width - textWidth(widest, em) - em * 0.8;
  const y = scaleLinear([0, most], [bottom, top]);
  const x = scalePoint(
    points.map(({ id }) => id),
    [left + em * 0.8, right],
  );
  const pointX = ({ id }: LinePoint) => x(id) ?? left;
  const room = Math.max(...points.map(({ label }) => textWidth(label, em))) + em * 0.8;
  const step = x.step() || right - left;
  const written = new Set(labelled(points.length, step, room));
  const isDrawn = (point: LinePoint) => isKnown(point.value) && !point.isOpen;
  // Incomplete points are joined by dashes, because a solid line would look like a fall.
  const dashes = points.flatMap((point, at) =>
    [points[at - 1], points[at + 1]].flatMap((other) =>
      point.isOpen && isKnown(point.value) && other && isKnown(other.value)
        ? [`M${pointX(point)},${y(point.value)}L${pointX(other)},${y(other.value)}`]
        : [],
    ),
  );
  const over = (
    value: (point: LinePoint) => number | null | undefined,
    isShown: (point: LinePoint) => boolean = () => true,
  ) =>
    line<LinePoint>()
      .defined((point) => isKnown(value(point)) && isShown(point))
      .x(pointX)
      .y((point) => y(value(point) ?? 0))(points);
  return {
    top,
    bottom,
    left,
    right,
    height: bottom + em * 1.8,
    y,
    ticks: y.ticks(4).map((value) => ({ value, y: y(value) })),
    now: over(({ value }) => value, isDrawn),
    dashes: dashes.join(''),
    before: over(({ previous }) => previous),
    under: area<LinePoint>()
      .defined(isDrawn)
      .x(pointX)
      .y0(bottom)
      .y1(({ value }) => y(value ?? 0))(points),
    points: points.map((point, at) => ({
      point,
      x: pointX(point),
      y: point.value === null ? null : y(point.value),
      slot: { x: pointX(point) - step / 2, width: step },
      label: written.has(at) ? point.label : null,
    })),
  };
}

/** Keeps two end labels from overlapping. */
export function apart(first: number, second: number, room: number): [number, number] {
  const missing = room - Math.abs(first - second);
  if (missing <= 0) return [first, second];
  const turn = first <= second ? 1 : -1;
  return [first - (turn * missing) / 2, second + (turn * missing) / 2];
}
