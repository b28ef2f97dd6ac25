import { addDays, addMonths } from '../../days.ts';
import type { Decision, RiskKind } from './choices.ts';

/** The longest time until a review, in months; an outing is assessed for its own day (domain 5.2). */
const LONGEST: Record<Exclude<RiskKind, 'event_outing'>, number> = {
  activity: 12,
  resident_specific: 3,
  environment: 12,
  animal_visit: 12,
  external_provider: 12,
};

/**
 * The last possible review date. An outing that repeats is assessed per trip, so its assessment
 * ends on the day of the trip; without a date yet it gets the longest period.
 */
export function findLatestReview(
  kind: RiskKind,
  assessedOn: string,
  tripEndsOn: string | null = null,
): string {
  if (kind !== 'event_outing') return addMonths(assessedOn, LONGEST[kind]);
  const latest = addMonths(assessedOn, 12);
  return tripEndsOn !== null && tripEndsOn < latest ? tripEndsOn : latest;
}

export const REVIEW_SOON_DAYS = 30;

export const REVIEW_STATES = ['current', 'due_soon', 'expired'] as const;
type ReviewState = (typeof REVIEW_STATES)[number];

/** It is valid on its review date and expires the day after. */
export function findReviewState(reviewOn: string, today: string): ReviewState {
  if (reviewOn < today) return 'expired';
  return reviewOn <= addDays(today, REVIEW_SOON_DAYS) ? 'due_soon' : 'current';
}

export interface PlannedUse {
  needed: boolean;
  /** The review date of the version in force, or null without one. */
  reviewOn: string | null;
  decision: Decision | null;
  day: string;
  /** The home's setting. */
  blocksPlanning: boolean;
}

export const COVERS = ['not_needed', 'covered', 'missing', 'expired', 'decided_against'] as const;
type Cover = (typeof COVERS)[number];

/** Whether an assessment covers an activity on a day. */
export function findCover({ needed, reviewOn, decision, day }: PlannedUse): Cover {
  if (reviewOn !== null && decision === 'do_not_proceed' && reviewOn >= day)
    return 'decided_against';
  if (reviewOn !== null && reviewOn >= day && decision !== 'do_not_proceed') return 'covered';
  if (!needed) return 'not_needed';
  return reviewOn === null ? 'missing' : 'expired';
}

/** Only planning is ever refused; recording what happened is always possible. */
export const isPlanningRefused = (use: PlannedUse): boolean =>
  use.blocksPlanning && !['not_needed', 'covered'].includes(findCover(use));
