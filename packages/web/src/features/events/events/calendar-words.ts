import { addDays } from '@relish/shared/days.ts';
import type {
  EventAudience,
  EventScope,
  FamilyScope,
} from '@relish/shared/events/events/choices.ts';
import { type Nth, type Recurrence, weekdayOf } from '@relish/shared/events/events/recurrence.ts';
import { Globe, HeartHandshake, IdCard, type LucideIcon, UsersRound } from 'lucide-react';

import {
  formatDay,
  formatDayName,
  formatDayNumber,
  formatNearDay,
  formatNumber,
  formatTime,
  formatWeekday,
} from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import type { CalendarMark, EventCard } from './api.ts';

export const AUDIENCE_WORDS: Record<EventAudience, { words: () => string; icon: LucideIcon }> = {
  residents: { words: m.calendar_audience_residents, icon: UsersRound },
  family: { words: m.calendar_audience_family, icon: HeartHandshake },
  staff: { words: m.calendar_audience_staff, icon: IdCard },
  all: { words: m.calendar_audience_all, icon: Globe },
};

export const FAMILY_SCOPE_WORDS: Record<FamilyScope, () => string> = {
  none: m.calendar_event_families_none,
  linked_to_invited: m.calendar_event_families_linked,
  all_home: m.calendar_event_families_all,
};

export const SCOPE_WORDS: Record<EventScope, () => string> = {
  one: m.calendar_scope_one,
  following: m.calendar_scope_following,
  all: m.calendar_scope_all,
};

type Timed = Pick<EventCard, 'day' | 'days' | 'start_time' | 'ends_at'>;

/** The last day of an event without a time, else its only day. */
export const lastDayOf = ({ day, days, start_time }: Omit<Timed, 'ends_at'>): string =>
  start_time === null ? addDays(day, days - 1) : day;

/** `14:30–15:30`, or `All day` */
export function timeWords(event: Timed, timeZone: string): string {
  if (event.start_time !== null)
    return m.calendar_time_range({
      from: event.start_time,
      to: formatTime(new Date(event.ends_at), timeZone),
    });
  return event.days === 1
    ? m.calendar_all_day()
    : m.calendar_all_day_until({ day: formatNearDay(lastDayOf(event)) });
}

/** `Tuesday 17 Nov 2026, 14:30–15:30` */
export const whenWords = (event: Timed, timeZone: string): string =>
  m.ui_moment({ day: formatWeekday(event.day), time: timeWords(event, timeZone) });

/** `Tue 17 Nov, 14:30` */
export const shortWhenWords = ({ day, start_time }: Pick<EventCard, 'day' | 'start_time'>) =>
  start_time === null
    ? formatNearDay(day)
    : m.ui_moment({ day: formatNearDay(day), time: start_time });

export const costWords = (pence: number): string =>
  pence === 0
    ? m.calendar_event_free()
    : formatNumber(pence / 100, { style: 'currency', currency: 'GBP' });

export function invitedWords(people: EventCard['own_invited']): string | undefined {
  const names = people.map(({ preferred_name }) => preferred_name).join(', ');
  if (people.length === 0) return undefined;
  return people.length === 1
    ? m.calendar_invited({ names })
    : m.calendar_invited_several({ names });
}

/** Whether a finished event for residents was recorded; staff only. */
export function recordedWords(event: EventCard, isOver: boolean): string | undefined {
  const { is_recorded, status, audience } = event;
  if (is_recorded === true) return m.calendar_recorded();
  const isAwaited = is_recorded === false && isOver && status === 'planned';
  return isAwaited && (audience === 'residents' || audience === 'all')
    ? m.calendar_not_recorded()
    : undefined;
}

export const markWords = ({ kind, title }: CalendarMark): string =>
  kind === 'birthday' ? m.calendar_mark_birthday({ name: title }) : title;

const NTH_WORDS: Record<Nth, () => string> = {
  1: m.calendar_nth_1,
  2: m.calendar_nth_2,
  3: m.calendar_nth_3,
  4: m.calendar_nth_4,
  [-1]: m.calendar_nth_last,
};

const MONDAY = '2024-01-01';

/** `Every week on Tuesday, until 5 Jan 2027` */
export function repeatWords(rule: Recurrence, day: string): string {
  const words = ruleWords(rule, day);
  return rule.until === null
    ? words
    : m.calendar_repeats_until({ rule: words, day: formatDay(rule.until) });
}

function ruleWords(rule: Recurrence, day: string): string {
  if (rule.repeats === 'daily') return m.calendar_repeats_daily();
  if (rule.repeats === 'monthly')
    return rule.nth === null
      ? m.calendar_repeats_monthly_date({ date: formatDayNumber(day) })
      : m.calendar_repeats_monthly_nth({
          nth: NTH_WORDS[rule.nth](),
          weekday: formatDayName(addDays(MONDAY, weekdayOf(day) - 1)),
        });
  const days = rule.weekdays.map((each) => formatDayName(addDays(MONDAY, each - 1))).join(', ');
  return rule.repeats === 'weekly'
    ? m.calendar_repeats_weekly({ days })
    : m.calendar_repeats_fortnightly({ days });
}
