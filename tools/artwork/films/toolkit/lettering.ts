import { fileURLToPath } from 'node:url';

import { openSync } from 'fontkit';

import { type Attributes, group, shape } from './svg.ts';

const FILE =
  '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2';
const font = openSync(fileURLToPath(import.meta.resolve(FILE)));
// The font has only its regular weight, so an outline makes letters bold, with extra spacing.
const BOLD = { line: 46, air: 16 };

export interface Lettering {
  x: number;
  y: number;
  size: number;
  fill: string;
  anchor?: 'start' | 'middle' | 'end';
  bold?: boolean;
  opacity?: number;
}

const outlines = new Map<string, { inside: string; width: number }>();

/** Converts text to shapes, so that a film does not depend on installed fonts. */
function outline(text: string, bold: boolean) {
  const key = `${bold} ${text}`;
  const known = outlines.get(key);
  if (known) return known;
  const air = bold ? BOLD.air : 0;
  const run = font.layout(text);
  let x = 0;
  const glyphs = run.glyphs.map((glyph, index) => {
    const { xAdvance, xOffset } = run.positions[index]!;
    const letter = shape(glyph.path.toSVG(), 'inherit', {
      transform: `translate(${x + xOffset} 0)`,
    });
    x += xAdvance + air;
    return letter.replace(' fill="inherit"', '');
  });
  const made = { inside: glyphs.join(''), width: x - air };
  outlines.set(key, made);
  return made;
}

export const measureWidth = (text: string, size: number, bold = true): number =>
  (outline(text, bold).width * size) / font.unitsPerEm;

export function lettering(text: string, how: Lettering): string {
  const { x, y, size, fill, anchor = 'middle', bold = true, opacity = 1 } = how;
  if (opacity <= 0) return '';
  const scale = size / font.unitsPerEm;
  const width = measureWidth(text, size, bold);
  const start = { start: x, middle: x - width / 2, end: x - width }[anchor];
  const line: Attributes = bold
    ? { stroke: fill, 'stroke-width': BOLD.line, 'stroke-linejoin': 'round' }
    : {};
  const place = `translate(${start.toFixed(2)} ${y.toFixed(2)}) scale(${scale} ${-scale})`;
  return group({ fill, opacity, transform: place, ...line }, outline(text, bold).inside);
}
