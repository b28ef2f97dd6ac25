import type { programmeMailCalls } from '@relish/shared/dashboard/programme-mail/contract.ts';

import type { Handlers } from '../../../core/handler.ts';
import { findWanted, updateWanted } from './queries.ts';

export const programmeMailHandlers: Handlers<typeof programmeMailCalls> = {
  'programme-mail/get': async ({ db, carehomeId, user }) => ({
    wanted: await findWanted(db, { carehomeId, userId: user.id }),
  }),

  'programme-mail/set': async ({ db, carehomeId, user }, { wanted }) => {
    await updateWanted(db, { carehomeId, userId: user.id }, wanted);
    return { wanted };
  },
};
