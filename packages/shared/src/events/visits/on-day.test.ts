import { expect, it } from 'vitest';

import { limitsOn, timesTouching } from './on-day.ts';

// A Tuesday.
const DAY = '2026-11-17';
const lunch = { label: 'Lunch', weekdays: [1, 2, 3], from: '12:30', to: '13:30' };
const night = { label: 'Night', weekdays: [1], from: '21:00', to: '07:00' };
const labels = (chosen: {
  day?: string;
  part?: 'morning' | 'afternoon' | 'evening';
  time?: string;
}) =>
  timesTouching([lunch, night], {
    day: chosen.day ?? DAY,
    part: chosen.part ?? null,
    time: chosen.time ?? null,
  }).map(({ label }) => label);

it('finds a mealtime at its first minute, and not at its end', () => {
  expect(labels({ time: '12:30' })).toEqual(['Lunch']);
  expect(labels({ time: '13:29' })).toEqual(['Lunch']);
  expect(labels({ time: '13:30' })).toEqual([]);
});

it('finds times that touch a part of the day', () => {
  expect(labels({ part: 'afternoon' })).toEqual(['Lunch']);
  expect(labels({ part: 'morning' })).toEqual([]);
  expect(labels({ part: 'evening' })).toEqual([]);
});

it('leaves out other weekdays', () => {
  expect(labels({ day: '2026-11-19', time: '12:45' })).toEqual([]);
});

it('follows a quiet time over midnight into the next day', () => {
  expect(labels({ day: '2026-11-16', time: '22:00' })).toEqual(['Night']);
  expect(labels({ day: '2026-11-17', time: '06:59' })).toEqual(['Night']);
  expect(labels({ day: '2026-11-17', time: '07:00' })).toEqual([]);
  expect(labels({ day: '2026-11-17', time: '22:00' })).toEqual([]);
});

it('finds nothing while no time is chosen', () => {
  expect(labels({})).toEqual([]);
});

it('counts the first and the last day of a limit', () => {
  const limit = { from: '2026-11-10', until: '2026-11-17' };
  expect(limitsOn([limit], '2026-11-10')).toEqual([limit]);
  expect(limitsOn([limit], '2026-11-17')).toEqual([limit]);
  expect(limitsOn([limit], '2026-11-18')).toEqual([]);
});
