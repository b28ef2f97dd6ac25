export type Attributes = Record<string, string | number | undefined>;

const round = (value: number) => String(Math.round(value * 10) / 10 || 0);

export function tag(name: string, attributes: Attributes, children = ''): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? round(value) : value}"`)
    .join('');
  return children ? `<${name}${written}>${children}</${name}>` : `<${name}${written}/>`;
}

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more: Attributes = {},
) => tag('rect', { x, y, width, height, fill, ...more });

export const circle = (cx: number, cy: number, r: number, fill: string) =>
  tag('circle', { cx, cy, r, fill });

export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string) =>
  tag('ellipse', { cx, cy, rx, ry, fill });

export const area = (d: string, fill: string) => tag('path', { d, fill });

export const line = (d: string, stroke: string, width: number) =>
  tag('path', {
    d,
    fill: 'none',
    stroke,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });

/** A path from text and numbers: path`M${x} ${y}h10`. */
export const path = (parts: TemplateStringsArray, ...numbers: number[]) =>
  parts.reduce((d, part, at) => d + round(numbers[at - 1] ?? 0) + part);
