import type { CalendarMark, EventCard } from './api.ts';
import { lastDayOf } from './calendar-words.ts';

export const listEventsOn = <E extends EventCard>(events: readonly E[], day: string): E[] =>
  events.filter((event) => event.day <= day && day <= lastDayOf(event));

export const listMarksOn = (marks: readonly CalendarMark[], day: string): CalendarMark[] =>
  marks.filter(({ from, to }) => from <= day && day <= to);
