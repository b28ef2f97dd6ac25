import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { addDays, addMonths } from '../../days.ts';
import { RISK_KINDS } from './choices.ts';
import {
  findCover,
  findLatestReview,
  findReviewState,
  isPlanningRefused,
  type PlannedUse,
  REVIEW_SOON_DAYS,
} from './review.ts';

const DAY = '2030-01-31';

describe('the latest review date', () => {
  it.each([
    ['activity', '2031-01-31'],
    ['environment', '2031-01-31'],
    ['animal_visit', '2031-01-31'],
    ['external_provider', '2031-01-31'],
    ['resident_specific', '2030-04-30'],
    ['event_outing', '2031-01-31'],
  ] as const)('of %s is %s', (kind, latest) => {
    expect(findLatestReview(kind, DAY)).toBe(latest);
  });

  it('of an outing is the day of the trip', () => {
    expect(findLatestReview('event_outing', DAY, '2030-02-03')).toBe('2030-02-03');
  });

  it('is never more than twelve months away', () => {
    fc.assert(
      fc.property(fc.constantFrom(...RISK_KINDS), fc.option(fc.nat(2000)), (kind, days) => {
        const trip = days === null ? null : addDays(DAY, days);
        expect(findLatestReview(kind, DAY, trip) <= addMonths(DAY, 12)).toBe(true);
      }),
    );
  });
});

it('expires the day after its review date', () => {
  expect(findReviewState(DAY, DAY)).toBe('due_soon');
  expect(findReviewState(DAY, addDays(DAY, 1))).toBe('expired');
  expect(findReviewState(DAY, addDays(DAY, -REVIEW_SOON_DAYS))).toBe('due_soon');
  expect(findReviewState(DAY, addDays(DAY, -REVIEW_SOON_DAYS - 1))).toBe('current');
});

describe('the cover of a planned activity', () => {
  const use = (differences: Partial<PlannedUse>): PlannedUse => ({
    needed: true,
    reviewOn: DAY,
    decision: 'proceed',
    day: DAY,
    blocksPlanning: true,
    ...differences,
  });

  it.each([
    ['covered', {}],
    ['expired', { day: addDays(DAY, 1) }],
    ['missing', { reviewOn: null, decision: null }],
    ['not_needed', { needed: false, reviewOn: null, decision: null }],
    ['not_needed', { needed: false, day: addDays(DAY, 1) }],
    ['decided_against', { decision: 'do_not_proceed' }],
    ['decided_against', { needed: false, decision: 'do_not_proceed' }],
    ['expired', { decision: 'do_not_proceed', day: addDays(DAY, 1) }],
  ] as const)('is %s', (cover, differences) => {
    expect(findCover(use(differences))).toBe(cover);
  });

  it('refuses planning only if the home says so', () => {
    const expired = { day: addDays(DAY, 1) };
    expect(isPlanningRefused(use(expired))).toBe(true);
    expect(isPlanningRefused(use({ ...expired, blocksPlanning: false }))).toBe(false);
    expect(isPlanningRefused(use({}))).toBe(false);
  });
});
