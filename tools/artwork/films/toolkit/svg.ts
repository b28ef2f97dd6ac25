export const WIDTH = 640;
export const HEIGHT = 360;

export type Point = readonly [x: number, y: number];
export type Attributes = Readonly<Record<string, string | number>>;

const rounded = (value: string | number) =>
  typeof value === 'number' ? Math.round(value * 100) / 100 : value;

export function draw(name: string, attributes: Attributes, ...inside: string[]): string {
  const list = Object.entries(attributes).map(([key, value]) => ` ${key}="${rounded(value)}"`);
  return `<${name}${list.join('')}>${inside.join('')}</${name}>`;
}

export const group = (attributes: Attributes, ...inside: string[]): string =>
  draw('g', attributes, ...inside);

export const circle = (x: number, y: number, r: number, fill: string, more: Attributes = {}) =>
  draw('circle', { cx: x, cy: y, r, fill, ...more });

export const ellipse = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  more: Attributes = {},
) => draw('ellipse', { cx: x, cy: y, rx, ry, fill, ...more });

export const box = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more: Attributes = {},
) => draw('rect', { x, y, width, height, fill, ...more });

export const shape = (d: string, fill: string, more: Attributes = {}) =>
  draw('path', { d, fill, ...more });

export const stroke = (d: string, colour: string, width: number, more: Attributes = {}) =>
  draw('path', {
    d,
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...more,
  });

export const fill = (paint: string, more: Attributes = {}) => box(0, 0, WIDTH, HEIGHT, paint, more);

export const points = (list: readonly Point[]): string =>
  list.map(([x, y], index) => `${index ? 'L' : 'M'}${rounded(x)} ${rounded(y)}`).join('');

/** A smooth curve through all points. */
export function smooth(list: readonly Point[]): string {
  const curves = list.slice(0, -1).map(([x, y], index) => {
    const before = list[index - 1] ?? [x, y];
    const next = list[index + 1]!;
    const after = list[index + 2] ?? next;
    const first = [x + (next[0] - before[0]) / 6, y + (next[1] - before[1]) / 6];
    const second = [next[0] - (after[0] - x) / 6, next[1] - (after[1] - y) / 6];
    return `C${[...first, ...second, ...next].map(rounded).join(' ')}`;
  });
  return `M${list[0]!.map(rounded).join(' ')}${curves.join('')}`;
}

type Stops = readonly (readonly [offset: number, colour: string, opacity?: number])[];

const stopList = (stops: Stops) =>
  stops.map(([offset, colour, opacity = 1]) =>
    draw('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity }),
  );

/** From top to bottom; use as `url(#id)`. */
export const gradient = (id: string, stops: Stops): string =>
  draw('linearGradient', { id, x1: 0, y1: 0, x2: 0, y2: 1 }, ...stopList(stops));

/** From the centre outwards; use as `url(#id)`. */
export const glow = (id: string, stops: Stops): string =>
  draw('radialGradient', { id }, ...stopList(stops));

export const picture = (...inside: string[]): string =>
  draw(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width: WIDTH,
      height: HEIGHT,
      viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
    },
    ...inside,
  );
