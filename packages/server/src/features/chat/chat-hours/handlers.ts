import { HOURS_LIMITS } from '@relish/shared/chat/chat-hours/choices.ts';
import type { chatHoursCalls } from '@relish/shared/chat/chat-hours/contract.ts';

import { after, days } from '../../../core/clock.ts';
import type { Handlers } from '../../../core/handler.ts';
import { insertAudit } from '../../accounts/audit/public.ts';
import {
  findChatSettings,
  findQuietHours,
  findUsualReply,
  saveChatSettings,
  saveQuietHours,
} from './queries.ts';

export const chatHoursHandlers: Handlers<typeof chatHoursCalls> = {
  'chat-hours/get': {
    // Row level security shows relatives no answers, of which they see one figure only.
    staged: ({ system, carehomeId, now }) =>
      system(async (db) => {
        const { hours, promise_hours } = await findChatSettings(db, carehomeId);
        const from = after(now, -days(HOURS_LIMITS.reply_days));
        const { value } = await findUsualReply(db, carehomeId, { from, until: now });
        return { hours, promise_hours, usual_minutes: value };
      }),
  },

  'chat-hours/settings': ({ db, carehomeId }) => findChatSettings(db, carehomeId),

  'chat-hours/edit': async (context, settings) => {
    const { db, carehomeId } = context;
    await saveChatSettings(db, carehomeId, settings);
    await insertAudit(db, context, {
      action: 'chat-hours.edit',
      entity: 'carehome',
      entity_id: carehomeId,
    });
    return settings;
  },

  'chat-hours/quiet': ({ db, carehomeId, user }) => findQuietHours(db, carehomeId, user.id),

  'chat-hours/set-quiet': async ({ db, carehomeId, user }, quiet) => {
    await saveQuietHours(db, carehomeId, user.id, quiet);
    return quiet;
  },
};
