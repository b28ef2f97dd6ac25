import { formatDay } from '../../words/format.ts';
import type { ResidentInsights } from './api.ts';

export type Week = ResidentInsights['weeks'][number];

/** `9 Nov`: the year says nothing in twelve weeks. */
export const weekLabel = ({ from }: Week) => formatDay(from).replace(/\s\d{4}$/, '');

export const recordsOf = ({ from, to }: Week, personId: string) =>
  `/tabs/reports?from=${from}&to=${to}&resident=${personId}`;
