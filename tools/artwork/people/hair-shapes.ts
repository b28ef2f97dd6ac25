import { area, circle, line, path, tag } from '../pictures/svg.ts';

/** Behind and in front of the face. */
export interface Layers {
  back: string;
  front: string;
}

export interface HairPaint {
  w: number;
  own: string;
  light: string;
  dark: string;
}

export const strands = (d: string, colour: string, width = 2.2, opacity = 0.7) =>
  tag('g', { opacity }, line(d, colour, width));

/** A row of curls along an arc, from the left to the right. */
export function curls(
  { own, dark, light }: HairPaint,
  arc: { rx: number; ry: number; cy: number; from: number; to: number; count: number; r: number },
): string {
  const at = Array.from({ length: arc.count }, (_, index) => {
    const angle = ((arc.from + ((arc.to - arc.from) * index) / (arc.count - 1)) * Math.PI) / 180;
    return [Math.cos(angle) * arc.rx, arc.cy - Math.sin(angle) * arc.ry] as const;
  });
  return at
    .map(
      ([x, y], index) =>
        circle(x, y, arc.r, own) +
        strands(
          path`M${x - arc.r * 0.55} ${y + arc.r * 0.25}A${arc.r * 0.6} ${arc.r * 0.6} 0 1 1 ${x + arc.r * 0.45} ${y + arc.r * 0.35}`,
          index % 2 ? dark : light,
          2,
          0.55,
        ),
    )
    .join('');
}

/** Hair that covers the skull down to a hairline: the inner edge from right to left. */
export const cap = (
  { w, own }: HairPaint,
  hairline: string,
  { top = 73, side = 4, low = 2 } = {},
) =>
  area(
    path`M${-w - side} ${low}C${-w - side - 5} ${-42} ${-34} ${-top} 0 ${-top}C34 ${-top} ${w + side + 5} ${-42} ${w + side} ${low}` +
      hairline +
      'Z',
    own,
  );
