import type { eventMailCalls } from '@relish/shared/events/event-mails/contract.ts';

import type { Handlers } from '../../../core/handler.ts';
import { findChoices, updateChoices } from './queries.ts';

export const eventMailHandlers: Handlers<typeof eventMailCalls> = {
  'event-mails/get': ({ db, carehomeId, user }) => findChoices(db, carehomeId, user.id),

  'event-mails/set': async ({ db, carehomeId, user }, choices) => {
    await updateChoices(db, carehomeId, user.id, choices);
    return choices;
  },
};
