import { CATEGORY_COLOURS } from '@relish/shared/library/activities/category-colours.ts';
import type { Category } from '@relish/shared/library/activities/choices.ts';

import { CREAM } from './palette.ts';
import { area, line, rect, tag } from './svg.ts';
import { mixTones } from './tones.ts';

/** Filled shapes, pen lines, and parts cut out of the shapes; on a grid of 32. */
type Glyph = { shapes?: string; lines?: string; cuts?: string; holes?: string };

const round = (x: number, y: number, rx: number, ry = rx) =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;

const GLYPHS: Record<Category, Glyph> = {
  // A person stretching.
  PHY: {
    shapes: round(16, 8.6, 2.8),
    lines: 'M8 10.5Q10.5 15.8 16 15.8T24 10.5M16 15.8V19.5L11.5 25.5M16 19.5L20.5 25.5',
  },
  // Two notes.
  MUS: {
    shapes: round(10.2, 22, 3.1, 2.7) + round(20.7, 20, 3.1, 2.7),
    lines: 'M12.3 21.5V9.5L22.8 7.3V19.5M12.3 13.2L22.8 11',
  },
  // A brush with paint.
  CRE: {
    shapes: 'M13.8 15.6Q17.8 17.2 17.4 20.2Q16 25.5 7 24.6Q9.8 22.8 9.8 20.2Q10.4 16 13.8 15.6Z',
    lines: 'M24.5 7.5L17 15.5',
  },
  // A piece of a jigsaw.
  COG: { shapes: 'M7.5 11.8h4.5a3 3 0 1 1 5.2 0h4.5v4.5a3 3 0 1 1 0 5.2v4.5H7.5Z' },
  // A locket with a heart.
  REM: {
    shapes:
      round(16, 5.8, 1.6) +
      'M16 22.2C9.8 17.8 11.3 13 14 13.3Q15.5 13.5 16 15Q16.5 13.5 18 13.3C20.7 13 22.2 17.8 16 22.2Z',
    lines: round(16, 17.2, 8.2, 8.8),
  },
  // A feather.
  SEN: {
    shapes:
      'M26 5.5C20 5.3 12.3 9 10 15.4Q8.8 18.6 9.4 22.6Q13.6 23.2 16.8 21.8C23 19.3 26.6 12 26 5.5Z',
    lines: 'M10.6 21.4L6.4 26',
    cuts: 'M10.6 21.4L20.5 11.2M13.6 18.2L12.6 12M17 14.8L16.2 8.8M13.9 18.1L21 19M17.2 14.7L24.4 15.2',
  },
  // Two who talk.
  SOC: {
    shapes:
      'M7.5 7h10.5a2.5 2.5 0 0 1 2.5 2.5v5.5a2.5 2.5 0 0 1-2.5 2.5h-5.5l-4 3.5v-3.5h-1a2.5 2.5 0 0 1-2.5-2.5v-5.5a2.5 2.5 0 0 1 2.5-2.5Z',
    lines: 'M24 13.5a2.5 2.5 0 0 1 2.5 2.5v4.5a2.5 2.5 0 0 1-2.5 2.5v3l-3.5-3h-5',
  },
  // A house.
  DOM: {
    shapes: 'M16 7.5L24.5 14.8H22.8V24.5H9.2V14.8H7.5Z',
    lines: 'M16 7.5L25 15.2M16 7.5L7 15.2M10.2 16V23.6H21.8V16',
    holes: 'M13.8 25.5V19.5a2.2 2.2 0 0 1 4.4 0V25.5Z',
  },
  // A fork and a spoon.
  FOO: {
    shapes: round(21.3, 11, 3.4, 4.6),
    lines: 'M8 7v4.5a3.2 3.2 0 0 0 6.4 0V7M11.2 7V25M21.3 15V25',
  },
  // A seedling.
  NAT: {
    shapes:
      'M15.5 18C8.6 18.4 6 14.5 6.2 10C12.2 9.5 15.8 12.5 15.5 18ZM16.5 14.8C16.3 9.5 19.5 6.5 26 6.7C26.2 12.4 22.8 15.3 16.5 14.8Z',
    lines: 'M16 25.5V15',
  },
  // A candle.
  SPI: {
    shapes:
      'M16 4.5C18.8 7.8 19.2 9.2 18.9 10.5A3 3 0 0 1 13.1 10.5C12.8 9.2 13.6 7.5 16 4.5ZM13.7 14.5h4.6a1.4 1.4 0 0 1 1.4 1.4V24.5h-7.4V15.9a1.4 1.4 0 0 1 1.4-1.4Z',
    lines: 'M9 25.5H23',
  },
  // A water lily.
  REL: {
    shapes:
      'M9.3 11.5C13.5 13.5 15.5 18 15 23.5C10.5 22.5 7.8 17.5 9.3 11.5ZM22.7 11.5C18.5 13.5 16.5 18 17 23.5C21.5 22.5 24.2 17.5 22.7 11.5ZM4.8 17C9.5 17 12.8 19.8 14.5 24.3C9.6 25.3 5.5 22.2 4.8 17ZM27.2 17C22.5 17 19.2 19.8 17.5 24.3C22.4 25.3 26.5 22.2 27.2 17Z',
    holes: 'M16 6.5C21 12.5 21 19.5 16 25.8C11 19.5 11 12.5 16 6.5Z',
    lines: 'M16 9.5C18.8 13.5 18.8 19 16 23C13.2 19 13.2 13.5 16 9.5Z',
  },
  // A paw.
  ANI: {
    shapes:
      'M16 15.5C19.8 15.5 23 19.5 22.4 22.6C21.9 25 19 24.2 16 24.2S10.1 25 9.6 22.6C9 19.5 12.2 15.5 16 15.5Z' +
      round(8.4, 14.6, 2.3, 2.8) +
      round(13, 9.6, 2.3, 2.9) +
      round(19, 9.6, 2.3, 2.9) +
      round(23.6, 14.6, 2.3, 2.8),
  },
  // A place to go.
  COM: {
    shapes:
      'M16 5.5a7.8 7.8 0 0 1 7.8 7.8C23.8 19 16 26.5 16 26.5S8.2 19 8.2 13.3A7.8 7.8 0 0 1 16 5.5Z',
    holes: round(16, 13.2, 3),
  },
  // A screen.
  TEC: {
    shapes: 'M14 11.8v5.8l5-2.9Z',
    lines:
      'M8.5 7.8h15a2 2 0 0 1 2 2v9.7a2 2 0 0 1-2 2h-15a2 2 0 0 1-2-2v-9.7a2 2 0 0 1 2-2ZM16 21.5v3.5M11.5 25.3h9',
  },
  // Bunting.
  CEL: {
    shapes: 'M6.5 11.5L12.3 13.8L8.3 20.5ZM13 14.2H19L16 22.5ZM25.5 11.5L19.7 13.8L23.7 20.5Z',
    lines: 'M5 10Q16 16.5 27 10',
  },
};

export function drawGlyph(category: Category): string {
  const colour = CATEGORY_COLOURS[category];
  const on = readable(category);
  const { shapes, lines, cuts, holes } = GLYPHS[category];
  const drawn = [
    rect(0, 0, 32, 32, colour, { rx: 9 }),
    shapes && area(shapes, on),
    holes && area(holes, colour),
    lines && line(lines, on, 2.4),
    cuts && line(cuts, colour, 1.6),
  ];
  return `${tag(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width: 32, height: 32, viewBox: '0 0 32 32' },
    drawn.filter(Boolean).join(''),
  )}\n`;
}

/** Cream where it contrasts with the tile, ink on the light ones. */
function readable(category: Category): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    parseInt(CATEGORY_COLOURS[category].slice(at, at + 2), 16),
  );
  return red * 0.299 + green * 0.587 + blue * 0.114 < 133 ? CREAM : mixTones(category).ink;
}
