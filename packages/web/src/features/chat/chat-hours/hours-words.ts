import type { Output } from '@relish/shared/calls.ts';
import type { DayHours } from '@relish/shared/chat/chat-hours/answering.ts';
import type { QuietHours } from '@relish/shared/chat/chat-hours/quiet.ts';
import { addDays } from '@relish/shared/days.ts';

import { formatDayName, formatList } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';

export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];
const MONDAY = '2024-01-01';

/** 1 is Monday. */
export const weekdayName = (weekday: number, length: 'long' | 'short' = 'long'): string =>
  formatDayName(addDays(MONDAY, weekday - 1), length);

interface Run {
  first: number;
  last: number;
  from: string;
  to: string;
}

/** Days in a row with the same times. */
function toRuns(hours: readonly DayHours[]): Run[] {
  const runs: Run[] = [];
  for (const { weekday, from, to } of hours) {
    const run = runs.at(-1);
    if (run && run.last === weekday - 1 && run.from === from && run.to === to) run.last = weekday;
    else runs.push({ first: weekday, last: weekday, from, to });
  }
  return runs;
}

const dayWords = ({ first, last }: Run): string => {
  const names = { from: weekdayName(first), to: weekdayName(last) };
  if (first === last) return names.from;
  if (last - first === 6) return m.chat_hours_every_day();
  return last - first === 1 ? formatList([names.from, names.to]) : m.chat_hours_days(names);
};

/** `Monday to Friday, 09:00 to 17:00; Saturday, 10:00 to 12:00` */
export const hoursWords = (hours: readonly DayHours[]): string =>
  toRuns(hours)
    .map((run) => m.chat_hours_run({ days: dayWords(run), from: run.from, to: run.to }))
    .join('; ');

const ROUNDED_TO = 5;

/** `25 min` or `3 h`: the figure is a median, so that more digits would say too much. */
export function aboutWords(minutes: number): string {
  if (minutes < 60)
    return m.chat_wait_minutes({
      count: Math.max(ROUNDED_TO, Math.ceil(minutes / ROUNDED_TO) * ROUNDED_TO),
    });
  return m.chat_wait_hours({ count: Math.round(minutes / 60) });
}

/** How soon the home answers; undefined if nothing is known and nothing promised. */
export function replyWords({
  hours,
  usual_minutes,
  promise_hours,
}: Output<'chat-hours/get'>): string | undefined {
  const isCounted = hours.length > 0;
  if (usual_minutes !== null) {
    const time = aboutWords(usual_minutes);
    return isCounted ? m.chat_hours_usual_counted({ time }) : m.chat_hours_usual({ time });
  }
  if (promise_hours === null) return undefined;
  return promiseWords(promise_hours, isCounted);
}

const promiseWords = (count: number, isCounted: boolean): string =>
  isCounted ? m.chat_hours_promised_counted({ count }) : m.chat_hours_promised({ count });

/** `21:00 to 07:00 · Saturday and Sunday` */
export function quietWords({ from, to, days_off }: QuietHours): string {
  const days = formatList(
    days_off.toSorted((one, other) => one - other).map((each) => weekdayName(each)),
  );
  const parts = [
    from !== null && to !== null ? m.quiet_hours_each_day({ from, to }) : '',
    days === '' ? '' : m.quiet_hours_all_day({ days }),
  ];
  return parts.filter(Boolean).join(' · ') || m.quiet_hours_none();
}
