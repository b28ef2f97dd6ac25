import { scaleBand, scaleLinear } from 'd3-scale';

import type { ChartKind } from './chart-data.ts';
import { isKnown } from './is-known.ts';
import { labelled, textWidth } from './text-fit.ts';
import type { Box } from './use-chart-box.ts';

export interface Bar {
  id: string;
  /** Axis label, such as `2 Nov`. */
  label: string;
  words: string;
  value: number;
  /** By the id of its kind; without kinds a bar is undivided. */
  parts?: Partial<Record<string, number>> | undefined;
  /** Value of the previous period. */
  previous?: number | null | undefined;
  /** The period is not complete yet. */
  isOpen?: boolean | undefined;
  to?: string | undefined;
}

interface Part {
  id: string;
  y: number;
  height: number;
}

const WHOLE = 'whole';

export function barGeometry(
  bars: readonly Bar[],
  kinds: readonly Pick<ChartKind, 'id'>[] | undefined,
  { width, em }: Box,
  plotHeight: number,
) {
  const most = Math.max(1, ...bars.map(({ value, previous }) => Math.max(value, previous ?? 0)));
  const y = scaleLinear([0, most], [0, plotHeight]).nice(4);
  const ticks = y.ticks(4).filter(Number.isInteger);
  const left = textWidth(String(ticks.at(-1)), em) + em * 0.8;
  const top = em * 1.6;
  const bottom = top + plotHeight;
  const room = Math.max(...bars.map(({ label }) => textWidth(label, em))) + em * 0.8;
  const x = scaleBand(
    bars.map(({ id }) => id),
    [left, width - em * 0.5],
  ).padding(0.22);
  const written = new Set(labelled(bars.length, x.step(), room));
  const hasNumbers = bars.every(({ value }) => textWidth(String(value), em) + em * 0.5 <= x.step());
  return {
    height: bottom + em * 1.8,
    left,
    top,
    bottom,
    ticks: ticks.map((value) => ({ value, y: bottom - y(value) })),
    bars: bars.map((bar, at) => {
      const start = x(bar.id) ?? left;
      const center = start + x.bandwidth() / 2;
      // Keeps the last label inside the chart.
      const edge = width - textWidth(bar.label, em) / 2;
      return {
        bar,
        x: start,
        width: x.bandwidth(),
        slot: { x: center - x.step() / 2, width: x.step() },
        center,
        y: bottom - y(bar.value),
        parts: listParts(bar, kinds).reduce<Part[]>((below, { id, value }) => {
          const from = below.at(-1)?.y ?? bottom;
          return value > 0 ? [...below, { id, y: from - y(value), height: y(value) }] : below;
        }, []),
        previousY: isKnown(bar.previous) ? bottom - y(bar.previous) : null,
        label: written.has(at) ? { text: bar.label, x: Math.min(center, edge) } : null,
        hasNumber: hasNumbers && bar.value > 0,
      };
    }),
  };
}

const listParts = ({ value, parts }: Bar, kinds: readonly Pick<ChartKind, 'id'>[] | undefined) =>
  kinds === undefined
    ? [{ id: WHOLE, value }]
    : kinds.map(({ id }) => ({ id, value: parts?.[id] ?? 0 }));
