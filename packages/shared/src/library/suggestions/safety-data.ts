import { z } from 'zod';

import { dayIn } from '../../days.ts';
import { Day } from '../../fields.ts';

/** How far warnings can be relied on; never “safe” (domain 8.2). */
export const SafetyData = z.object({
  /** Last compared with the care plan. */
  checked_on: Day.nullable(),
  /** False without any recorded safety detail. */
  known: z.boolean(),
});
export type SafetyData = z.infer<typeof SafetyData>;

export const safetyData = (
  {
    safety_confirmed_at,
    safety_known,
  }: { safety_confirmed_at: string | null; safety_known: boolean },
  timeZone: string,
): SafetyData => ({
  checked_on: safety_confirmed_at && dayIn(timeZone, new Date(safety_confirmed_at)),
  known: safety_known,
});
