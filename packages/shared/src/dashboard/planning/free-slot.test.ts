import { expect, it } from 'vitest';

import { findFreeSlot } from './free-slot.ts';

const week = '2026-11-16';
const before = { day: '2026-11-15', start_time: '09:00' };
const event = (day: string, start_time: string | null, minutes = 60, status = 'planned') => ({
  day,
  start_time,
  minutes,
  status,
});

it('takes the emptiest day first', () => {
  const events = ['16', '17', '18', '19', '21', '22'].map((day) =>
    event(`2026-11-${day}`, '09:00'),
  );
  expect(findFreeSlot(events, { week, after: before, minutes: 45 })).toEqual({
    day: '2026-11-20',
    start_time: '10:30',
  });
});

it('takes a time at which nothing else is on', () => {
  const everyDay = ['16', '17', '18', '19', '20', '21', '22'].flatMap((day) => [
    event(`2026-11-${day}`, '10:00', 90),
    event(`2026-11-${day}`, '14:00', 60, 'cancelled'),
    event(`2026-11-${day}`, null),
  ]);
  expect(findFreeSlot(everyDay, { week, after: before, minutes: 45 })).toEqual({
    day: '2026-11-16',
    start_time: '14:30',
  });
});

it('takes no time that has passed', () => {
  const after = { day: '2026-11-22', start_time: '15:00' };
  expect(findFreeSlot([], { week, after, minutes: 45 })).toEqual({
    day: '2026-11-22',
    start_time: '15:30',
  });
  const late = { day: '2026-11-22', start_time: '19:00' };
  expect(findFreeSlot([], { week, after: late, minutes: 45 })).toBeUndefined();
});
