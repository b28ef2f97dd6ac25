import type { Status } from '../residents/choices.ts';

/** Present, closed to writing, or in memory. */
export const FAMILY_STATES = ['here', 'read_only', 'frozen'] as const;
export type FamilyState = (typeof FAMILY_STATES)[number];

const DAY_MS = 86_400_000;

/** domain 8.4: how long a family keeps access after being informed. */
const AFTERWARDS: Partial<Record<Status, { state: FamilyState; days: number }>> = {
  moved_out: { state: 'read_only', days: 30 },
  deceased: { state: 'frozen', days: 90 },
};

/**
 * Uses the status the family has been informed of, not the actual one (N8). Undefined once access
 * has ended.
 */
export function familyState(
  { family_status, family_status_since }: { family_status: Status; family_status_since: string },
  now: Date,
): FamilyState | undefined {
  const afterwards = AFTERWARDS[family_status];
  if (!afterwards) return 'here';
  const until = Date.parse(family_status_since) + afterwards.days * DAY_MS;
  return now.getTime() < until ? afterwards.state : undefined;
}
