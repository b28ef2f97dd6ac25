export const EVENT_AUDIENCES = ['residents', 'family', 'staff', 'all'] as const;
export type EventAudience = (typeof EVENT_AUDIENCES)[number];

/** Which families see the event: none, those of invited residents, or all. */
export const FAMILY_SCOPES = ['none', 'linked_to_invited', 'all_home'] as const;
export type FamilyScope = (typeof FAMILY_SCOPES)[number];

export const EVENT_STATUSES = ['planned', 'cancelled', 'done'] as const;
export type EventStatus = (typeof EVENT_STATUSES)[number];

/** Which occurrences of a series a change is for. */
export const EVENT_SCOPES = ['one', 'following', 'all'] as const;
export type EventScope = (typeof EVENT_SCOPES)[number];

export const EVENT_LIMITS = {
  title: 80,
  description: 1000,
  place: 80,
  equipment: 300,
  transport: 200,
  reason: 200,
  minutes: 1440,
  /** Length of an all-day event. */
  days: 14,
  capacity: 500,
  cost_pence: 100_000,
  residents: 200,
  groups: 20,
  helpers: 20,
  /** How far ahead events are planned, and series go on. */
  monthsAhead: 12,
  /** Of one reply, including the person who replies. */
  guests: 10,
  /** How many days can be listed at once. */
  listedDays: 62,
} as const;
