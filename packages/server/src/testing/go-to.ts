import { weekdayOf } from '@relish/shared/chat/chat-hours/answering.ts';
import { addDays, dayIn } from '@relish/shared/days.ts';
import { instantOf } from '@relish/shared/wall-time.ts';

import type { TestApp } from './test-app.ts';

/** Moves the time to the next such weekday and time on the clock; 1 is Monday. */
export function goTo(t: TestApp, weekday: number, time: string, zone = 'Europe/London') {
  let day = dayIn(zone, t.now());
  while (weekdayOf(day) !== weekday || instantOf(zone, day, time) <= t.now()) day = addDays(day, 1);
  t.advance(instantOf(zone, day, time).getTime() - t.now().getTime());
}
