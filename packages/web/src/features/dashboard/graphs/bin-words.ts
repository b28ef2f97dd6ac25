import { m } from '../../../words/m.ts';
import type { Minutes } from './api.ts';

type Bin = Minutes['bins'][number];

/** `60 to 119 min` */
export const binWords = ({ from, to }: Pick<Bin, 'from' | 'to'>): string =>
  to === null
    ? m.dashboard_minutes_bin_last({ from })
    : m.dashboard_minutes_bin({ from, to: to - 1 });
