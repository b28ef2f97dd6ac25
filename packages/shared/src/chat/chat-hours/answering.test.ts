import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { instantOf } from '../../wall-time.ts';
import {
  countAnsweringMinutes,
  type DayHours,
  findClosedSince,
  findWaitLimit,
  isAnsweringAt,
  weekdayOf,
} from './answering.ts';

const LONDON = 'Europe/London';
const WORKDAYS: DayHours[] = [1, 2, 3, 4, 5].map((weekday) => ({
  weekday,
  from: '09:00',
  to: '17:00',
}));
const at = (day: string, time: string, zone = LONDON) => instantOf(zone, day, time);

// 16 November 2026 is a Monday.
describe('answering hours', () => {
  it('count weekdays from Monday', () => {
    expect(['2026-11-16', '2026-11-22', '1969-12-29'].map(weekdayOf)).toEqual([1, 7, 1]);
  });

  it.each([
    ['2026-11-16', '08:59', false],
    ['2026-11-16', '09:00', true],
    ['2026-11-16', '16:59', true],
    ['2026-11-16', '17:00', false],
    ['2026-11-21', '12:00', false],
  ])('on %s at %s are open: %s', (day, time, isOpen) => {
    expect(isAnsweringAt(WORKDAYS, LONDON, at(day, time))).toBe(isOpen);
  });

  it('are on the clock of the home, not on that of the server', () => {
    const now = at('2026-11-16', '09:00', 'Pacific/Auckland');
    expect(isAnsweringAt(WORKDAYS, 'Pacific/Auckland', now)).toBe(true);
    expect(isAnsweringAt(WORKDAYS, LONDON, now)).toBe(false);
  });

  it('never end for a home that has set none', () => {
    expect(isAnsweringAt([], LONDON, at('2026-11-21', '03:00'))).toBe(true);
    expect(findClosedSince([], LONDON, at('2026-11-21', '03:00'))).toBeUndefined();
  });

  it('ended on Friday for the whole weekend, and the day before for an early morning', () => {
    const friday = at('2026-11-20', '17:00');
    for (const [day, time] of [
      ['2026-11-20', '17:00'],
      ['2026-11-22', '12:00'],
      ['2026-11-23', '08:59'],
    ] as const)
      expect(findClosedSince(WORKDAYS, LONDON, at(day, time))).toEqual(friday);
    expect(findClosedSince(WORKDAYS, LONDON, at('2026-11-23', '09:00'))).toBeUndefined();
    const monday = [{ weekday: 1, from: '09:00', to: '10:00' }];
    expect(findClosedSince(monday, LONDON, at('2026-11-23', '08:00'))).toEqual(
      at('2026-11-16', '10:00'),
    );
  });

  it('keep their times on the clock when clocks change', () => {
    const sundays = [{ weekday: 7, from: '09:00', to: '17:00' }];
    // Clocks go forward on 29 March 2026 and back on 25 October.
    for (const day of ['2026-03-29', '2026-10-25']) {
      expect(isAnsweringAt(sundays, LONDON, at(day, '09:00'))).toBe(true);
      expect(isAnsweringAt(sundays, LONDON, new Date(at(day, '09:00').getTime() - 1))).toBe(false);
    }
    const nights = [{ weekday: 7, from: '00:00', to: '06:00' }];
    const count = (day: string) =>
      countAnsweringMinutes(nights, LONDON, { from: at(day, '00:00'), to: at(day, '12:00') });
    expect(['2026-03-29', '2026-10-25', '2026-11-01'].map(count)).toEqual([300, 420, 360]);
  });

  it('count a wait from Friday evening to Monday morning as little', () => {
    const wait = { from: at('2026-11-20', '16:30'), to: at('2026-11-23', '09:45') };
    expect(countAnsweringMinutes(WORKDAYS, LONDON, wait)).toBe(75);
    expect(countAnsweringMinutes([], LONDON, wait)).toBe(65 * 60 + 15);
    expect(countAnsweringMinutes(WORKDAYS, LONDON, { from: wait.to, to: wait.from })).toBe(0);
  });

  it('find the moment up to which messages have waited for too long', () => {
    const find = (hours: number, day: string, time: string) =>
      findWaitLimit(WORKDAYS, LONDON, { minutes: hours * 60, now: at(day, time) });
    expect(find(2, '2026-11-23', '10:00')).toEqual(at('2026-11-20', '16:00'));
    expect(find(8, '2026-11-22', '12:00')).toEqual(at('2026-11-20', '09:00'));
    expect(find(24, '2026-11-18', '12:00')).toEqual(at('2026-11-13', '12:00'));
  });

  it('agree in both directions: a message at the limit has waited just as long as promised', () => {
    const hours = fc.uniqueArray(
      fc.record({
        weekday: fc.integer({ min: 1, max: 7 }),
        from: fc.constantFrom('00:00', '01:30', '08:15'),
        to: fc.constantFrom('09:00', '17:00', '23:59'),
      }),
      { minLength: 1, selector: ({ weekday }) => weekday },
    );
    const zone = fc.constantFrom(LONDON, 'America/New_York', 'Pacific/Auckland', 'Asia/Kolkata');
    const moment = fc.date({
      min: new Date('2026-01-01'),
      max: new Date('2027-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(
        hours,
        zone,
        moment,
        fc.integer({ min: 1, max: 24 }),
        (set, tz, now, promised) => {
          const minutes = promised * 60;
          const limit = findWaitLimit(set, tz, { minutes, now })!;
          expect(countAnsweringMinutes(set, tz, { from: limit, to: now })).toBe(minutes);
          const later = new Date(limit.getTime() + 60_000);
          expect(countAnsweringMinutes(set, tz, { from: later, to: now })).toBeLessThan(minutes);
        },
      ),
    );
  });
});
