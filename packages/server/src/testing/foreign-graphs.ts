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

/** Every graph may be narrowed to a group, which must be one of this home. */
export const foreignGraphs = (groupOf: (them: TestUser) => Promise<string>) =>
  Object.fromEntries(
    NARROWED.map((name) => [name, async (them: TestUser) => ({ group_id: await groupOf(them) })]),
  );
