import type { ObservationFields } from './contract.ts';

/** Tolerates a clock that is slightly ahead. */
const TOLERANCE_MS = 5 * 60_000;

/** Cross-field rules; errors by field. */
export function observationProblems(
  { seen_at, follow_up_date }: Pick<ObservationFields, 'seen_at' | 'follow_up_date'>,
  { now, today }: { now: Date; today: string },
): Record<string, string[]> {
  return {
    ...(Date.parse(seen_at) > now.getTime() + TOLERANCE_MS && {
      seen_at: ['This is in the future. Say when you saw it.'],
    }),
    ...(follow_up_date !== null &&
      follow_up_date < today && { follow_up_date: ['Choose today or a later day.'] }),
  };
}
