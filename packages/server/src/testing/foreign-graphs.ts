import type { CallName } from '@relish/shared/calls.ts';

import type { TestUser } from './test-app.ts';

const NARROWED = [
  'dashboard/figures',
  'dashboard/activity-count',
  'dashboard/percentage-of-residents-engaged',
  'dashboard/activity-feedback',
  'dashboard/minutes',
  'dashboard/balance',
  'dashboard/rhythm',
] as const satisfies CallName[];

/** Every graph can be filtered by a group of the caller's home. */
export const foreignGraphs = (addGroup: (them: TestUser) => Promise<string>) =>
  Object.fromEntries(
    NARROWED.map((name) => [name, async (them: TestUser) => ({ group_id: await addGroup(them) })]),
  );
