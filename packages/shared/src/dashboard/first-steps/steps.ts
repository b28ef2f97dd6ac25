import type { Permission } from '../../permissions.ts';

/** In order of value; a user gets the first three for which they have every permission. */
export const FIRST_STEPS = {
  story: ['relatives.view', 'about-me.contribute'],
  record: ['reports.add'],
  invite: ['invitations.manage'],
  activity: ['activities.view'],
  lesson: ['tutorials.view'],
  notify: [],
} as const satisfies Record<string, readonly Permission[]>;

export type FirstStep = keyof typeof FIRST_STEPS;
export const FIRST_STEP_IDS = Object.keys(FIRST_STEPS) as FirstStep[];
export const SHOWN_STEPS = 3;
