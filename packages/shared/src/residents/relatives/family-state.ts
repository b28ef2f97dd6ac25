import type { Status } from '../residents/choices.ts';

/** Present, closed to writing, or in memory. */
export const FAMILY_STATES = ['here', 'read_only', 'frozen'] as const;
export type FamilyState = (typeof FAMILY_STATES)[number];

const DAY_MS = 86_400_000;

/** Domain 8.4: how long a family keeps access after being informed of a move. */
const DAYS_AFTER_MOVE = 30;

export interface KnownStatus {
  family_status: Status;
  family_status_since: string;
  /** A setting of the home. */
  days_after_death: number;
}

/**
 * Uses the status the family has been informed of, not the actual one (N8). Undefined once access
 * has ended.
 */
export function familyState(
  { family_status, family_status_since, days_after_death }: KnownStatus,
  now: Date,
): FamilyState | undefined {
  const isWithin = (days: number) =>
    now.getTime() < Date.parse(family_status_since) + days * DAY_MS;
  if (family_status === 'moved_out') return isWithin(DAYS_AFTER_MOVE) ? 'read_only' : undefined;
  if (family_status === 'deceased') return isWithin(days_after_death) ? 'frozen' : undefined;
  return 'here';
}
