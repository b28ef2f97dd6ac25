import { addDays } from '@relish/shared/days.ts';
import type { VisitingTimeKind, VisitPart } from '@relish/shared/events/visits/choices.ts';
import { calledName } from '@relish/shared/residents/residents/called-name.ts';

import { formatDayName, formatNearDay } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import type { Expected, Hours, Limit, OwnVisit } from './api.ts';

export const PART_WORDS: Record<VisitPart, () => string> = {
  morning: m.visits_morning,
  afternoon: m.visits_afternoon,
  evening: m.visits_evening,
};

export const KIND_WORDS: Record<VisitingTimeKind, () => string> = {
  quiet: m.visiting_kind_quiet,
  mealtime: m.visiting_kind_mealtime,
};

type Timed = Pick<OwnVisit, 'part' | 'time'>;

/** `Afternoon`, or `14:30`; an event without a time takes the whole day. */
export const clockWords = ({ part, time }: Timed): string =>
  part === null ? (time ?? m.calendar_all_day()) : PART_WORDS[part]();

/** `Tue 17 Nov, afternoon` */
export const visitWhenWords = (visit: Timed & Pick<OwnVisit, 'day'>): string =>
  m.ui_moment({
    day: formatNearDay(visit.day),
    time: visit.part === null ? clockWords(visit) : clockWords(visit).toLowerCase(),
  });

export const eventTitles = ({ events }: Pick<OwnVisit, 'events'>): string =>
  events.map(({ title }) => title).join(', ');

/** `Rose Hill, room 12` */
export const residentWords = (resident: NonNullable<Expected['resident']>): string => {
  const name = calledName(resident);
  return resident.room === null ? name : m.visits_resident_room({ name, room: resident.room });
};

/** One person needs no words. */
export const peopleWords = (count: number): string | undefined =>
  count > 1 ? m.replies_people({ count }) : undefined;

const MONDAY = '2024-01-01';
const EVERY_DAY = 7;

/** 1 is Monday. */
export const weekdayName = (weekday: number, length: 'long' | 'short' = 'long'): string =>
  formatDayName(addDays(MONDAY, weekday - 1), length);

const weekdayWords = (weekdays: readonly number[]): string =>
  weekdays.length === EVERY_DAY
    ? m.visiting_every_day()
    : weekdays
        .toSorted((one, other) => one - other)
        .map((each) => weekdayName(each, 'short'))
        .join(', ');

export const hoursWords = ({ weekdays, from, to }: Hours): string =>
  m.visiting_hours({ days: weekdayWords(weekdays), from, to });

export const limitDaysWords = ({ from, until }: Limit): string =>
  m.visiting_limit_days({ from: formatNearDay(from), until: formatNearDay(until) });
