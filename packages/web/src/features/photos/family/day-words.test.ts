import { expect, test } from 'vitest';

import { tellWhen } from './day-words.ts';

const tell = (taken_on: string | null, decade: number | null = null) =>
  tellWhen(
    { taken_on, decade, added_at: '2026-11-16T23:30:00.000Z' },
    { today: '2026-11-17', timeZone: 'Europe/London' },
  );

test.each([
  ['2026-11-17', 'Today'],
  ['2026-11-16', 'Yesterday'],
  ['2026-11-12', 'Last Thursday'],
  ['2026-11-10', '10 November'],
  ['2025-12-24', '24 Dec 2025'],
])('a photo taken on %s is dated “%s”', (day, words) => {
  expect(tell(day)).toBe(words);
});

test('an old photo is dated by its decade, and one without a date by the day it was added', () => {
  expect([tell(null, 1950), tell(null)]).toEqual(['The 1950s', 'Yesterday']);
});
