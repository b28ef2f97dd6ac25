import type { setupCalls } from '@relish/shared/dashboard/setup/contract.ts';
import { SETUP_STEP_IDS, SETUP_STEPS } from '@relish/shared/dashboard/setup/steps.ts';
import { can } from '@relish/shared/permissions.ts';

import type { Handlers } from '../../../core/handler.ts';
import { findDone, findSetup, updateSetup } from './queries.ts';

export const setupHandlers: Handlers<typeof setupCalls> = {
  'setup/get': async ({ db, carehomeId, user }) => {
    const choices = await findSetup(db, carehomeId);
    if (!choices || choices.closed) return null;
    const done = {
      ...(await findDone(db, carehomeId, user.id)),
      email: user.email_confirmed,
    };
    const steps = SETUP_STEP_IDS.filter((id) => {
      const permission = SETUP_STEPS[id];
      return permission === null || can(user, permission);
    }).map((id) => ({
      id,
      state: done[id] ? ('done' as const) : (choices[id] ?? ('open' as const)),
    }));
    return steps.some(({ state }) => state === 'open') ? { steps } : null;
  },

  'setup/skip': async ({ db, carehomeId }, { step, skipped }) => {
    await updateSetup(db, carehomeId, { [step]: skipped ? 'skipped' : null });
    return {};
  },

  'setup/close': async ({ db, carehomeId }, { closed }) => {
    await updateSetup(db, carehomeId, { closed });
    return {};
  },
};
