import type { firstStepCalls } from '@relish/shared/dashboard/first-steps/contract.ts';
import {
  FIRST_STEP_IDS,
  FIRST_STEPS,
  SHOWN_STEPS,
} from '@relish/shared/dashboard/first-steps/steps.ts';
import { can } from '@relish/shared/permissions.ts';

import type { Handlers } from '../../../core/handler.ts';
import { findDone, updateClosed } from './queries.ts';

export const firstStepHandlers: Handlers<typeof firstStepCalls> = {
  'first-steps/get': async ({ db, carehomeId, user }) => {
    // Managers have the checklist of the home.
    if (can(user, 'home.manage')) return null;
    const done = await findDone(db, { carehomeId, userId: user.id });
    if (!done) return null;
    const steps = FIRST_STEP_IDS.filter((id) =>
      FIRST_STEPS[id].every((permission) => can(user, permission)),
    )
      .slice(0, SHOWN_STEPS)
      .map((id) => ({ id, done: done[id] }));
    return steps.some((step) => !step.done) ? { steps } : null;
  },

  'first-steps/close': async ({ db, carehomeId, user }, { closed }) => {
    await updateClosed(db, { carehomeId, userId: user.id }, closed);
    return {};
  },
};
