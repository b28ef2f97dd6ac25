import type { Orientation, Paper } from './choices.ts';

export interface BookSetting {
  paper: Paper;
  orientation: Orientation;
  large_print: boolean;
}

/** In millimetres. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** How far pictures reach beyond the cut, so that no white edge is left. */
export const BLEED = 3;

const SHORT = { a4: 210, a5: 148 };
const LONG = { a4: 297, a5: 210 };

export function pageSize({ paper, orientation }: Pick<BookSetting, 'paper' | 'orientation'>) {
  const [short, long] = [SHORT[paper], LONG[paper]];
  return orientation === 'landscape' ? { w: long, h: short } : { w: short, h: long };
}

/** Sizes of type in points. */
export interface TypeSizes {
  title: number;
  heading: number;
  subtitle: number;
  quote: number;
  caption: number;
  folio: number;
}

export function typeSizes({ paper, large_print }: BookSetting): TypeSizes {
  const isSmall = paper === 'a5';
  if (large_print)
    return isSmall
      ? { title: 36, heading: 32, subtitle: 18, quote: 20, caption: 16, folio: 12 }
      : { title: 48, heading: 44, subtitle: 22, quote: 26, caption: 18, folio: 14 };
  return isSmall
    ? { title: 30, heading: 26, subtitle: 13, quote: 15, caption: 9.5, folio: 8 }
    : { title: 42, heading: 38, subtitle: 17, quote: 20, caption: 12, folio: 9 };
}

/** The part of a page inside its margins. */
export function innerBox(setting: BookSetting): Box {
  const { w, h } = pageSize(setting);
  const margin = setting.paper === 'a4' ? 18 : 13;
  return { x: margin, y: margin, w: w - 2 * margin, h: h - 2 * margin };
}

export const gapBetween = ({ paper }: BookSetting) => (paper === 'a4' ? 7 : 5);
