export const PERFORMER_LIMITS = {
  name_min: 2,
  name: 80,
  offer: 120,
  contact_name: 80,
  fee_pence: 1_000_000,
  notes: 500,
  /** Coming events listed on a performer's page. */
  next: 5,
} as const;

/** Percentages of fewer answers would say more than they know. */
export const FEWEST_ANSWERS = 5;
