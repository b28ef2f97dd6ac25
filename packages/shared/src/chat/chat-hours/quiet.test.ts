import { expect, it } from 'vitest';

import { instantOf } from '../../wall-time.ts';
import { isQuietAt } from './quiet.ts';

const at = (day: string, time: string, zone = 'Europe/London') => instantOf(zone, day, time);
const NIGHT = { from: '21:00', to: '07:00', days_off: [] };

it.each([
  ['20:59', false],
  ['21:00', true],
  ['23:59', true],
  ['00:00', true],
  ['06:59', true],
  ['07:00', false],
])('a night from 21:00 to 07:00 is quiet at %s: %s', (time, isQuiet) => {
  expect(isQuietAt(NIGHT, 'Europe/London', at('2026-11-16', time))).toBe(isQuiet);
});

it('an hour within a day is quiet from its beginning to its end', () => {
  const noon = { from: '12:00', to: '13:00', days_off: [] };
  const quiet = ['11:59', '12:00', '12:59', '13:00'].map((time) =>
    isQuietAt(noon, 'Europe/London', at('2026-11-16', time)),
  );
  expect(quiet).toEqual([false, true, true, false]);
});

it('a day off is quiet from midnight to midnight in the home', () => {
  const sundays = { from: null, to: null, days_off: [7] };
  const quiet = (day: string, time: string) =>
    isQuietAt(sundays, 'Pacific/Auckland', at(day, time, 'Pacific/Auckland'));
  expect(quiet('2026-11-21', '23:59')).toBe(false);
  expect(quiet('2026-11-22', '00:00')).toBe(true);
  expect(quiet('2026-11-22', '23:59')).toBe(true);
  expect(quiet('2026-11-23', '00:00')).toBe(false);
});

it('the night is quiet when the clocks change', () => {
  for (const day of ['2026-03-29', '2026-10-25'])
    for (const [time, isQuiet] of [
      ['06:59', true],
      ['07:00', false],
    ] as const)
      expect(isQuietAt(NIGHT, 'Europe/London', at(day, time))).toBe(isQuiet);
});

it('nothing is quiet for someone who has chosen nothing', () => {
  const none = { from: null, to: null, days_off: [] };
  expect(isQuietAt(none, 'Europe/London', at('2026-11-16', '03:00'))).toBe(false);
});
