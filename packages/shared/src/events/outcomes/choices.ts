/** Why a planned event did not take place. */
export const NOT_HELD_REASONS = [
  'staff',
  'nobody_wanted',
  'weather',
  'performer',
  'illness',
  'other',
] as const;
export type NotHeldReason = (typeof NOT_HELD_REASONS)[number];

/** How long after its end an event may be asked about. */
export const ASKED = { afterHours: 1, days: 14 } as const;
