/** When a visitor comes, if they give no time. */
export const VISIT_PARTS = ['morning', 'afternoon', 'evening'] as const;
export type VisitPart = (typeof VISIT_PARTS)[number];

export const VISITING_TIME_KINDS = ['quiet', 'mealtime'] as const;
export type VisitingTimeKind = (typeof VISITING_TIME_KINDS)[number];

export const VISIT_LIMITS = {
  people: 10,
  note: 200,
  /** How far ahead a visit can be announced. */
  daysAhead: 90,
  /** Of a visitor without an account, and of a firm. */
  name: 80,
  label: 60,
  /** Of a limit in an outbreak and its reason. */
  limited: 200,
  /** A limit ends at most this many days after it begins or is extended. */
  limitDays: 28,
  /** How far back staff can look. */
  pastDays: 30,
  /** Expected visits on the profile of a resident. */
  profileDays: 14,
} as const;
