import { GREEN } from './colours.ts';
import { HEADING_SIZE } from './font-sizes.ts';

export const SIDE = 42;
export const WIDTH = 595.28 - 2 * SIDE;

export const heading = (text: string) => ({
  text,
  fontSize: HEADING_SIZE,
  bold: true,
  color: GREEN,
  margin: [0, 8, 0, 3],
});
