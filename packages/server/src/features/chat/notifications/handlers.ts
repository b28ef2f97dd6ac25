import type { notificationCalls } from '@relish/shared/chat/notifications/contract.ts';

import type { Handlers } from '../../../core/handler.ts';
import { findChoice, updateChoice } from './queries.ts';

export const notificationHandlers: Handlers<typeof notificationCalls> = {
  'notifications/get': ({ db, carehomeId, user }) => findChoice(db, carehomeId, user.id),

  'notifications/set': async ({ db, carehomeId, user }, { mail }) => {
    await updateChoice(db, carehomeId, user.id, mail);
    return { mail };
  },
};
