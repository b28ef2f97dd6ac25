import { area, rect, tag } from '../pictures/svg.ts';
import { TABLE_THINGS } from './table-things.ts';
import { THINGS } from './things.ts';

const DRAWN = { ...TABLE_THINGS, ...THINGS };
export type Prop = keyof typeof DRAWN;

/** A table across the foreground, with its cloth. */
export const drawTable = (cloth: string, edge: string) =>
  rect(-10, 444, 820, 170, cloth) +
  rect(-10, 444, 820, 16, '#ffffff', { opacity: 0.25 }) +
  area(`M-10 470${Array.from({ length: 14 }, () => 'q30 34 60 0').join('')}V484H-10Z`, edge) +
  tag('g', { opacity: 0.08 }, rect(-10, 560, 820, 40, '#3a2418'));

/** Drawn from left to right in the foreground. */
export const drawProps = (props: readonly Prop[]): string =>
  props.map((prop, index) => DRAWN[prop](((index + 1) * 800) / (props.length + 1))).join('');
