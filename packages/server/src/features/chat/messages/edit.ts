import { MESSAGE_LIMITS } from '@relish/shared/chat/messages/choices.ts';
import type { messageCalls } from '@relish/shared/chat/messages/contract.ts';
import { can } from '@relish/shared/permissions.ts';

import { forbidden, invalid, notFound } from '../../../core/app-error.ts';
import type { Handlers, InHome } from '../../../core/handler.ts';
import { insertAudit } from '../../accounts/audit/public.ts';
import { flagWords } from '../chat-safety/public.ts';
import { announceThread, type OpenThread, openToChange, writingOf } from '../threads/public.ts';
import { findMessage, replaceBody } from './queries.ts';
import { removeMessage } from './remove.ts';
import { findEditEnd } from './show.ts';

type EditCalls = Pick<typeof messageCalls, 'messages/edit' | 'messages/delete'>;

export const editHandlers: Handlers<EditCalls> = {
  'messages/edit': async (context, { thread_id, number, body }) => {
    const { db, carehomeId, user, now } = context;
    const { thread } = await openToChange(context, thread_id);
    const key = { threadId: thread_id, number };
    const message = await findMessage(db, carehomeId, key);
    if (!message || message.deleted_at !== null) throw notFound();
    if (message.author_id !== user.id) throw forbidden('Only its author can edit a message.');
    // A repeated request keeps no second version.
    if (message.edited_at !== null && message.body === body)
      return { edited_at: message.edited_at };
    if (findEditEnd(context, message) === null)
      throw invalid({
        body: [`Messages can be edited for ${MESSAGE_LIMITS.edit_minutes} minutes.`],
      });
    if (writingOf(context, thread) !== 'open')
      throw invalid({ body: ['This conversation can no longer be changed.'] });
    await replaceBody(db, carehomeId, key, {
      before: message.body,
      userId: user.id,
      now,
      body,
      edited_at: now,
    });
    await auditChange(context, 'message.edit', thread);
    const isFlagged = await flagWords(context, { thread, number, body });
    await announceThread(context, thread_id, isFlagged ? ['chat-alerts'] : []);
    return { edited_at: now.toISOString() };
  },

  'messages/delete': async (context, { thread_id, number }) => {
    const { db, carehomeId, user } = context;
    const { thread } = await openToChange(context, thread_id);
    const message = await findMessage(db, carehomeId, { threadId: thread_id, number });
    if (!message) throw notFound();
    if (message.author_id !== user.id && !can(user, 'chat.manage'))
      throw forbidden('Only its author and managers can delete a message.');
    if (message.deleted_at !== null) return {};
    await removeMessage(context, thread, { ...message, number });
    await auditChange(context, 'message.delete', thread);
    await announceThread(context, thread_id);
    return {};
  },
};

const auditChange = (context: InHome, action: string, { id }: OpenThread) =>
  insertAudit(context.db, context, { action, entity: 'thread', entity_id: id });
