import { expect, test } from 'vitest';

import { makeEventCard } from '../../../testing/make-event.ts';
import { hoursOf, layOutDay } from './lay-out-day.ts';

const at = (start_time: string | null, minutes = 60) =>
  makeEventCard({ start_time, minutes, title: String(start_time) });

const lanes = (events: ReturnType<typeof at>[]) =>
  layOutDay(events).map(({ event, lane, lanes: of }) => `${event.title} ${lane + 1}/${of}`);

test('events at the same time stand side by side, and others have the whole width', () => {
  expect(lanes([at('10:00', 90), at('11:00'), at('11:30'), at('14:00')])).toEqual([
    '10:00 1/2',
    '11:00 2/2',
    '11:30 1/2',
    '14:00 1/1',
  ]);
});

test('an event that begins when another ends has the whole width', () => {
  expect(lanes([at('10:00'), at('11:00')])).toEqual(['10:00 1/1', '11:00 1/1']);
});

test('a short event is tall enough to read, and one near midnight stays within its day', () => {
  const [short, late] = layOutDay([at('10:00', 5), at('23:50', 120)]);
  expect(short).toMatchObject({ from: 600, to: 630 });
  expect(late).toMatchObject({ from: 1410, to: 1440 });
});

test('shows the usual hours, and more if an event needs them', () => {
  expect(hoursOf([])).toEqual({ from: 8, to: 18 });
  expect(hoursOf(layOutDay([at('07:30'), at('19:00', 150), at(null)]))).toEqual({
    from: 7,
    to: 22,
  });
});
