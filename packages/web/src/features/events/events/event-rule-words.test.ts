import { expect, it } from 'vitest';

import { monthlyWords, ruleWords } from './event-rule-words.ts';
import { addMinutes, minutesBetween } from './event-times.ts';

const at = { day: '2026-11-17', time: '14:30', today: '2026-11-17' };

it('sums up a weekly rule with its last day and number of events', () => {
  expect(
    ruleWords({ ...at, rule: { repeats: 'weekly', weekdays: [2], until: '2027-01-05' } }),
  ).toBe('Every Tuesday at 14:30 until 5 Jan 2027, 8 events');
});

it('names the first day that fits, for a rule that goes on', () => {
  expect(
    ruleWords({ ...at, rule: { repeats: 'fortnightly', weekdays: [5, 4], until: null } }),
  ).toBe(
    'Every two weeks on Thursday and Friday at 14:30 from 19 Nov 2026. It goes on until you end it.',
  );
});

it('says nothing while the days or the last day are missing', () => {
  expect(ruleWords({ ...at, rule: { repeats: 'weekly', weekdays: [], until: null } })).toBe(
    undefined,
  );
  expect(ruleWords({ ...at, rule: { repeats: 'daily', until: '' } })).toBe(undefined);
});

it('describes a day of the month by its date or its weekday', () => {
  expect(monthlyWords(null, '2026-11-22')).toBe('On the 22nd');
  expect(monthlyWords(null, '2026-11-12')).toBe('On the 12th');
  expect(monthlyWords(-1, '2026-11-27')).toBe('On the last Friday');
  expect(
    ruleWords({
      ...at,
      day: '2026-11-27',
      time: null,
      rule: { repeats: 'monthly', nth: -1, until: null },
    }),
  ).toBe('Every month on the last Friday, all day from 27 Nov 2026. It goes on until you end it.');
});

it('counts past midnight to the next day', () => {
  expect(addMinutes('23:30', 60)).toBe('00:30');
  expect(minutesBetween('23:30', '00:30')).toBe(60);
  expect(minutesBetween('14:30', '14:30')).toBe(0);
});
