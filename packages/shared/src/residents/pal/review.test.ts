import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  firstCheckDates,
  isShortObservation,
  observationProblem,
  reviewDue,
  usualObservation,
} from './review.ts';

describe('the next review', () => {
  it.each([
    ['2026-11-15', undefined, '2027-02-15'],
    ['2026-11-30', 3, '2027-02-28'],
    ['2027-11-30', 3, '2028-02-29'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-03-31', 1, '2026-04-30'],
    ['2026-12-31', 1, '2027-01-31'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2026-10-01', 3, '2027-01-01'],
  ])('after %s and %s months is due on %s', (completed, months, due) => {
    expect(reviewDue(completed, months)).toBe(due);
  });

  it.each([0, 13, 1.5, Number.NaN])('is never due after %s months', (months) => {
    expect(() => reviewDue('2026-11-15', months)).toThrow(RangeError);
  });

  it('falls on the same day of the right month, or on its last', () => {
    const day = fc
      .date({
        min: new Date('2000-01-01'),
        max: new Date('2099-12-31'),
        noInvalidDate: true,
      })
      .map((date) => date.toISOString().slice(0, 10));
    const countMonths = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 12 }), (completed, months) => {
        const due = reviewDue(completed, months);
        expect(countMonths(due) - countMonths(completed)).toBe(months);
        const next = new Date(Date.parse(due) + 86_400_000).toISOString().slice(8, 10);
        if (due.slice(8) !== completed.slice(8)) {
          expect(next).toBe('01');
          expect(due.slice(8) < completed.slice(8)).toBe(true);
        }
      }),
    );
  });
});

it('suggests the first check two weeks after moving in, and none before a week', () => {
  expect(firstCheckDates('2026-02-20')).toEqual({
    not_before: '2026-02-27',
    suggested: '2026-03-06',
  });
  // Across the autumn clock change.
  expect(firstCheckDates('2026-10-20')).toEqual({
    not_before: '2026-10-27',
    suggested: '2026-11-03',
  });
});

describe('the days observed', () => {
  const today = '2026-11-15';

  it('default to the last two weeks', () => {
    const usual = usualObservation(today);
    expect(usual).toEqual({ observed_from: '2026-11-02', observed_to: today });
    expect(observationProblem(usual.observed_from, usual.observed_to, today)).toBeUndefined();
    expect(isShortObservation(usual.observed_from, usual.observed_to)).toBe(false);
  });

  it.each([
    ['2026-11-15', '2026-11-15', undefined],
    ['2026-10-16', '2026-11-15', undefined],
    ['2026-10-15', '2026-11-15', 'too_long'],
    ['2026-03-01', '2026-03-31', undefined],
    ['2026-02-28', '2026-03-31', 'too_long'],
    ['2026-11-10', '2026-11-09', 'starts_after_end'],
    ['2026-11-10', '2026-11-16', 'ends_in_future'],
    ['2026-11-20', '2026-11-16', 'ends_in_future'],
  ])('from %s to %s: %s', (from, to, problem) => {
    expect(observationProblem(from, to, today)).toBe(problem);
  });

  it('are short below seven', () => {
    expect(isShortObservation('2026-11-09', '2026-11-15')).toBe(false);
    expect(isShortObservation('2026-11-10', '2026-11-15')).toBe(true);
    expect(isShortObservation('2026-11-15', '2026-11-15')).toBe(true);
  });
});
