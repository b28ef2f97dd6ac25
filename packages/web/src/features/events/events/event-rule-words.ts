import { addDays, addMonths } from '@relish/shared/days.ts';
import { EVENT_LIMITS } from '@relish/shared/events/events/choices.ts';
import {
  firstDay,
  type Nth,
  occurrenceDays,
  type Recurrence,
  type Weekday,
  weekdayOf,
} from '@relish/shared/events/events/recurrence.ts';

import { formatDay } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import { locale } from '../../../words/speak.ts';

const MONDAY = '2024-01-01';

export const weekdayWords = (weekday: Weekday, style: 'long' | 'short' = 'long'): string =>
  new Intl.DateTimeFormat(locale(), { weekday: style, timeZone: 'UTC' }).format(
    new Date(addDays(MONDAY, weekday - 1)),
  );

const NTH_WORDS: Record<Nth, () => string> = {
  1: m.event_form_nth_first,
  2: m.event_form_nth_second,
  3: m.event_form_nth_third,
  4: m.event_form_nth_fourth,
  [-1]: m.event_form_nth_last,
};

const DATE_WORDS: Partial<Record<Intl.LDMLPluralRule, (named: { date: string }) => string>> = {
  one: m.event_form_date_st,
  two: m.event_form_date_nd,
  few: m.event_form_date_rd,
};

/** `27th` */
function dateWords(day: string): string {
  const date = Number(day.slice(8));
  const kind = new Intl.PluralRules('en-GB', { type: 'ordinal' }).select(date);
  return (DATE_WORDS[kind] ?? m.event_form_date_th)({ date: String(date) });
}

/** “On the 27th” or “On the last Friday”. */
export const monthlyWords = (nth: Nth | null, day: string): string =>
  nth === null
    ? m.event_form_monthly_date({ date: dateWords(day) })
    : m.event_form_monthly_nth({ nth: NTH_WORDS[nth](), weekday: weekdayWords(weekdayOf(day)) });

const listWeekdays = (weekdays: readonly Weekday[]) =>
  new Intl.ListFormat(locale()).format(
    weekdays.toSorted((a, b) => a - b).map((each) => weekdayWords(each)),
  );

function repeatWords(rule: Recurrence, first: string): string {
  switch (rule.repeats) {
    case 'daily':
      return m.event_form_rule_daily();
    case 'weekly':
      return m.event_form_rule_weekly({ days: listWeekdays(rule.weekdays) });
    case 'fortnightly':
      return m.event_form_rule_fortnightly({ days: listWeekdays(rule.weekdays) });
    case 'monthly':
      return rule.nth === null
        ? m.event_form_rule_monthly_date({ date: dateWords(first) })
        : m.event_form_rule_monthly_nth({
            nth: NTH_WORDS[rule.nth](),
            weekday: weekdayWords(weekdayOf(first)),
          });
  }
}

interface Series {
  rule: Recurrence;
  day: string;
  /** Null for the whole day. */
  time: string | null;
  today: string;
}

/** “Every Tuesday at 14:30 until 5 Jan 2027, 8 events”. Undefined while something is missing. */
export function ruleWords({ rule, day, time, today }: Series): string | undefined {
  if (('weekdays' in rule && rule.weekdays.length === 0) || rule.until === '') return undefined;
  const first = firstDay(rule, day);
  const repeated = repeatWords(rule, first);
  const words =
    time === null
      ? m.event_form_rule_all_day({ rule: repeated })
      : m.event_form_rule_at({ rule: repeated, time });
  if (rule.until === null) return m.event_form_rule_goes_on({ rule: words, day: formatDay(first) });
  const last = addMonths(today, EVENT_LIMITS.monthsAhead);
  const count = occurrenceDays(rule, first, last).length;
  return count === 0
    ? m.event_form_rule_none()
    : m.event_form_rule_until({ rule: words, day: formatDay(rule.until), count });
}
