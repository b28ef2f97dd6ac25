import type { weekMailCalls } from '@relish/shared/dashboard/week-mail/contract.ts';

import type { Handlers } from '../../../core/handler.ts';
import { findWanted, updateWanted } from './queries.ts';

export const weekMailHandlers: Handlers<typeof weekMailCalls> = {
  'week-mail/get': async ({ db, carehomeId, user }) => ({
    wanted: await findWanted(db, { carehomeId, userId: user.id }),
  }),

  'week-mail/set': async ({ db, carehomeId, user }, { wanted }) => {
    await updateWanted(db, { carehomeId, userId: user.id }, wanted);
    return { wanted };
  },
};
