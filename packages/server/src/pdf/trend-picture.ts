import type { BlockOf } from '@relish/shared/reports/documents/content.ts';

import { GREEN, GREY, RULE } from './colours.ts';

const HEIGHT = 110;
const LEFT = 112;
const RIGHT = 16;
const TOP = 10;
const BOTTOM = 24;
const LABELS_AT_MOST = 10;

/** A weekly line chart with both ends of the scale in words and gaps for missing weeks. */
export function trendPicture(
  { title, points, lowest, highest }: BlockOf<'trend'>,
  width: number,
): object {
  const inner = width - LEFT - RIGHT;
  const step = points.length > 1 ? inner / (points.length - 1) : 0;
  const x = (at: number) => LEFT + at * step;
  const y = (value: number) =>
    TOP + (HEIGHT - TOP - BOTTOM) * (1 - (value - lowest.value) / (highest.value - lowest.value));
  const every = Math.ceil(points.length / LABELS_AT_MOST);
  const parts = [
    line(y(highest.value)),
    line(y((highest.value + lowest.value) / 2)),
    line(y(lowest.value)),
    words(0, y(highest.value) + 3, highest.label, 'start'),
    words(0, y(lowest.value) + 3, lowest.label, 'start'),
    ...splitSegments(points).map(
      (segment) =>
        `<polyline fill="none" stroke="${GREEN}" stroke-width="2" points="${segment
          .map(({ at, value }) => `${x(at)},${y(value)}`)
          .join(' ')}"/>`,
    ),
    ...points.flatMap(({ value }, at) =>
      value === null
        ? []
        : [
            `<circle cx="${x(at)}" cy="${y(value)}" r="3" fill="${GREEN}"/>`,
            words(x(at), y(value) - 6, String(value), 'middle', GREEN),
          ],
    ),
    ...points.flatMap(({ label }, at) =>
      at % every === 0 ? [words(x(at), HEIGHT - 6, label, 'middle')] : [],
    ),
  ];
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${HEIGHT}" viewBox="0 0 ${width} ${HEIGHT}">${parts.join('')}</svg>`,
    width,
    margin: [0, 0, 0, 8],
    alt: `${title}. ${points.map(({ label, text }) => `${label}: ${text}`).join('; ')}`,
  };

  function line(at: number): string {
    return `<line x1="${LEFT}" x2="${width - RIGHT}" y1="${at}" y2="${at}" stroke="${RULE}" stroke-width="0.7"/>`;
  }
}

/** Never draws user input, so nothing needs escaping. */
const words = (x: number, y: number, text: string, anchor: 'start' | 'middle', colour = GREY) =>
  `<text x="${x}" y="${y}" font-family="Roboto" font-size="8" fill="${colour}" text-anchor="${anchor}">${text}</text>`;

function splitSegments(points: BlockOf<'trend'>['points']): { at: number; value: number }[][] {
  const segments: { at: number; value: number }[][] = [[]];
  for (const [at, { value }] of points.entries())
    if (value === null) segments.push([]);
    else segments.at(-1)?.push({ at, value });
  return segments.filter((segment) => segment.length > 1);
}
