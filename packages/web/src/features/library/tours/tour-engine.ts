import type { TourStep } from '@relish/shared/library/tours/tour.ts';

type Direction = 'forwards' | 'backwards';

/** Position in a tour, as a pure state machine. */
export interface TourPlace {
  step: number;
  /** A missing step is skipped in the direction of travel. */
  direction: Direction;
}

type Steps = readonly TourStep[];

/** Resumes at a kept step, unless the tour has become shorter since. */
export const beginTour = (steps: Steps, kept = 0): TourPlace => ({
  step: kept < steps.length ? kept : 0,
  direction: 'forwards',
});

export const goNext = (steps: Steps, { step }: TourPlace): TourPlace | 'finished' =>
  step + 1 < steps.length ? { step: step + 1, direction: 'forwards' } : 'finished';

/** The first step has none before it. */
export const goPrevious = ({ step }: TourPlace): TourPlace | undefined =>
  step > 0 ? { step: step - 1, direction: 'backwards' } : undefined;

/** spec 4: a tour closes if its first or last step cannot be found; any other step is skipped. */
export function skipMissing(steps: Steps, { step, direction }: TourPlace): TourPlace | 'closed' {
  if (step === 0 || step === steps.length - 1) return 'closed';
  return { step: direction === 'forwards' ? step + 1 : step - 1, direction };
}

/** The page of a step: its own, or that of the nearest step before it. */
export const findRoute = (steps: Steps, step: number): string | undefined =>
  steps.slice(0, step + 1).findLast(({ route }) => route !== null)?.route ?? undefined;
