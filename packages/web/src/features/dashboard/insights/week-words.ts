import { formatDay } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import type { ResidentInsights } from './api.ts';

export type Week = ResidentInsights['weeks'][number];

/** `9 Nov`: twelve weeks need no year. */
export const weekLabel = ({ from }: Week) => formatDay(from).replace(/\s\d{4}$/, '');

/** Tables and files mark the current week as incomplete. */
export const tableLabel = (week: Week, isOpen: boolean) =>
  isOpen ? m.insights_week_so_far({ day: weekLabel(week) }) : weekLabel(week);

export const linkToWeekRecords = ({ from, to }: Week, personId: string) =>
  `/tabs/reports?from=${from}&to=${to}&resident=${personId}`;
