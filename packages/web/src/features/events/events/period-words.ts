import { formatMonth, formatPeriod, formatWeekday } from '../../../words/format.ts';
import { periodOf, type View } from './calendar-choices.ts';

/** `16 – 22 Nov 2026`, `November 2026` or one day. */
export function periodWords(view: View, day: string): string {
  if (view === 'day') return formatWeekday(day);
  if (view === 'month') return formatMonth(day);
  const { from, to } = periodOf(view, day);
  return formatPeriod(from, to);
}
