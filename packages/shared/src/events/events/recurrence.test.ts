import fc from 'fast-check';
import { RRuleTemporal } from 'rrule-temporal';
import { Temporal } from 'temporal-polyfill';
import { expect, it } from 'vitest';

import { addDays } from '../../days.ts';
import { instantOf } from '../../wall-time.ts';
import {
  firstDay,
  NTHS,
  nthsOf,
  occurrenceDays,
  type Recurrence,
  WEEKDAYS,
  weekdayOf,
} from './recurrence.ts';

const NAMES = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
const name = (day: number) => NAMES[day - 1] ?? '';

/** The same rule as an iCalendar text, for an independent expansion. */
function toRrule(rule: Recurrence, first: string): string {
  switch (rule.repeats) {
    case 'daily':
      return 'FREQ=DAILY';
    case 'weekly':
    case 'fortnightly':
      return `FREQ=WEEKLY;WKST=MO;INTERVAL=${rule.repeats === 'weekly' ? 1 : 2};BYDAY=${rule.weekdays.map(name).join(',')}`;
    case 'monthly':
      return rule.nth === null
        ? `FREQ=MONTHLY;BYMONTHDAY=${Number(first.slice(8))}`
        : `FREQ=MONTHLY;BYDAY=${rule.nth}${name(weekdayOf(first))}`;
  }
}

const anyRule = fc.oneof(
  fc.constant<Recurrence>({ repeats: 'daily', until: null }),
  fc.record({
    repeats: fc.constantFrom('weekly' as const, 'fortnightly' as const),
    weekdays: fc.subarray([...WEEKDAYS], { minLength: 1 }),
    until: fc.constant(null),
  }),
  fc.record({
    repeats: fc.constant('monthly' as const),
    nth: fc.constantFrom(null, ...NTHS),
    until: fc.constant(null),
  }),
);

it('gives the same instants as an independent expansion, across clock changes', () => {
  fc.assert(
    fc.property(
      anyRule,
      fc.integer({ min: 0, max: 800 }),
      // A time that clocks skip is left out by the other library, and an hour later with us.
      fc.constantFrom('09:15', '14:30', '23:59'),
      fc.constantFrom('Europe/London', 'America/New_York', 'UTC'),
      (rule, offset, time, zone) => {
        const first = firstDay(rule, addDays('2026-01-01', offset));
        const last = addDays(first, 364);
        const ours = occurrenceDays(rule, first, last).map((day) =>
          instantOf(zone, day, time).getTime(),
        );
        const dtstart = Temporal.ZonedDateTime.from(`${first}T${time}:00[${zone}]`);
        const theirs = new RRuleTemporal({ rruleString: toRrule(rule, first), dtstart })
          .between(dtstart, dtstart.add({ days: 364 }), true)
          .map(({ epochMilliseconds }) => epochMilliseconds);
        expect(ours).toEqual(theirs);
      },
    ),
  );
});

it('ends on its last day, which is part of it', () => {
  const rule: Recurrence = { repeats: 'weekly', weekdays: [2], until: '2026-12-01' };
  expect(occurrenceDays(rule, '2026-11-17', '2027-11-17')).toEqual([
    '2026-11-17',
    '2026-11-24',
    '2026-12-01',
  ]);
});

it('leaves out months without the date', () => {
  const rule: Recurrence = { repeats: 'monthly', nth: null, until: null };
  expect(occurrenceDays(rule, '2027-01-31', '2027-05-31')).toEqual([
    '2027-01-31',
    '2027-03-31',
    '2027-05-31',
  ]);
});

it('knows that a fourth Friday may also be the last one', () => {
  expect(nthsOf('2026-11-27')).toEqual([4, -1]);
  expect(nthsOf('2026-10-30')).toEqual([-1]);
  expect(nthsOf('2026-11-06')).toEqual([1]);
});

it('begins on the first day that fits', () => {
  expect(firstDay({ repeats: 'weekly', weekdays: [4], until: null }, '2026-11-17')).toBe(
    '2026-11-19',
  );
  expect(firstDay({ repeats: 'monthly', nth: -1, until: null }, '2026-11-20')).toBe('2026-11-27');
  expect(firstDay(null, '2026-11-17')).toBe('2026-11-17');
});
