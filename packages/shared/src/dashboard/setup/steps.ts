import type { Permission } from '../../permissions.ts';

/** In the order in which they help; without a permission everyone who sees the checklist has the step. */
export const SETUP_STEPS = {
  email: null,
  residents: 'residents.add',
  record: 'reports.add',
  details: 'home.manage',
  colleagues: 'invitations.manage',
  week: 'events.add',
  family: 'relatives.manage',
} as const satisfies Record<string, Permission | null>;

export type SetupStep = keyof typeof SETUP_STEPS;
export const SETUP_STEP_IDS = Object.keys(SETUP_STEPS) as SetupStep[];
