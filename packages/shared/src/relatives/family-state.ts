import type { Status } from '../residents/choices.ts';

/** What a family finds: their person here, a book that is closed to writing, or one kept in memory. */
export const FAMILY_STATES = ['here', 'read_only', 'frozen'] as const;
export type FamilyState = (typeof FAMILY_STATES)[number];

const DAY_MS = 86_400_000;

/** domain 8.4: how long a family may still look, from when they were told. */
const AFTERWARDS: Partial<Record<Status, { state: FamilyState; days: number }>> = {
  moved_out: { state: 'read_only', days: 30 },
  deceased: { state: 'frozen', days: 90 },
};

/** From what the family was told, never from what is so: undefined when it is over. */
export function familyState(
  { family_status, family_status_since }: { family_status: Status; family_status_since: string },
  now: Date,
): FamilyState | undefined {
  const afterwards = AFTERWARDS[family_status];
  if (!afterwards) return 'here';
  const until = Date.parse(family_status_since) + afterwards.days * DAY_MS;
  return now.getTime() < until ? afterwards.state : undefined;
}
