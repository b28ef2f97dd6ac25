import fc from 'fast-check';
import { expect, it } from 'vitest';

import { addDays } from '../../days.ts';
import { reshape } from './series.ts';

const rows = (...days: string[]) => days.map((planned_day) => ({ id: planned_day, planned_day }));

it('moves each event within its week: Tuesdays become Thursdays', () => {
  expect(reshape(rows('2026-11-17', '2026-11-24'), ['2026-11-19', '2026-11-26'])).toEqual({
    kept: [
      { id: '2026-11-17', planned_day: '2026-11-19' },
      { id: '2026-11-24', planned_day: '2026-11-26' },
    ],
    added: [],
    dropped: [],
  });
});

it('keeps an event on a day that stays, before it moves another one there', () => {
  expect(reshape(rows('2026-11-17', '2026-11-19'), ['2026-11-19', '2026-11-20'])).toEqual({
    kept: [
      { id: '2026-11-19', planned_day: '2026-11-19' },
      { id: '2026-11-17', planned_day: '2026-11-20' },
    ],
    added: [],
    dropped: [],
  });
});

it('adds days without an event, and drops events without a day', () => {
  expect(reshape(rows('2026-11-17'), ['2026-11-17', '2026-11-18']).added).toEqual(['2026-11-18']);
  expect(reshape(rows('2026-11-17', '2027-02-02'), ['2026-11-17']).dropped).toEqual(['2027-02-02']);
});

it('accounts for every event and every day exactly once', () => {
  const days = fc.uniqueArray(
    fc.integer({ min: 0, max: 200 }).map((offset) => addDays('2026-11-16', offset)),
  );
  fc.assert(
    fc.property(days, days, (before, after) => {
      const { kept, added, dropped } = reshape(rows(...before), after);
      expect([...kept.map(({ id }) => id), ...dropped].toSorted()).toEqual(before.toSorted());
      expect([...kept.map(({ planned_day }) => planned_day), ...added].toSorted()).toEqual(
        after.toSorted(),
      );
    }),
  );
});
