import type { threadCalls } from '@relish/shared/chat/threads/contract.ts';
import { can, isRelative } from '@relish/shared/permissions.ts';

import { forbidden, invalid, notFound } from '../../../core/app-error.ts';
import type { Handlers, InHome } from '../../../core/handler.ts';
import { insertAudit } from '../../accounts/audit/public.ts';
import { belongsTo } from '../../accounts/people/public.ts';
import { isAnswering, listFamily } from './access-queries.ts';
import { announceThread, openThread, openToChange } from './open-thread.ts';
import { findWaiting, insertPrivate, updateThread } from './queries.ts';
import { silenceThread } from './reader-queries.ts';

type ChangeCalls = Pick<
  typeof threadCalls,
  | 'threads/open-private'
  | 'threads/assign'
  | 'threads/need-no-answer'
  | 'threads/close'
  | 'threads/reopen'
  | 'threads/silence'
>;

export const changeHandlers: Handlers<ChangeCalls> = {
  'threads/open-private': async (context, { resident_id, relative_id }) => {
    const { db, carehomeId, user, now } = context;
    const isOwn = isRelative(user);
    // Families choose no one, so that they cannot open a thread for another relative (N18).
    if (!isOwn && !can(user, 'chat.answer')) throw notFound();
    const relativeId = isOwn ? user.id : relative_id;
    if (relativeId === undefined) throw invalid({ relative_id: ['Choose a relative.'] });
    const [member] = await listFamily(db, carehomeId, {
      userIds: [relativeId],
      residentIds: [resident_id],
      now,
    });
    if (!member) throw notFound();
    if (!isOwn && !can(user, 'chat.answer-private'))
      throw forbidden('Only colleagues who keep records answer private conversations.');
    const { id, isNew } = await insertPrivate(db, carehomeId, {
      residentId: resident_id,
      relativeId,
      now,
    });
    if (isNew) {
      await insertAudit(db, context, { action: 'thread.open', entity: 'thread', entity_id: id });
      await announceThread(context, id);
    }
    return { id };
  },

  'threads/assign': async (context, { id, user_id }) => {
    const { db, carehomeId, now } = context;
    const { thread } = await openToChange(context, id);
    if (thread.kind !== 'family' && thread.kind !== 'private')
      throw invalid({ id: ['Only conversations with families are assigned.'] });
    if (user_id !== null && !(await belongsTo(db, carehomeId, user_id, now))) throw notFound();
    if (user_id !== null && !(await isAnswering(db, carehomeId, user_id, now)))
      throw invalid({ user_id: ['Choose a colleague who answers families.'] });
    await updateThread(db, carehomeId, id, {
      assigned_to: user_id,
      assigned_at: user_id === null ? null : now,
    });
    return changed(context, id, 'thread.assign');
  },

  'threads/need-no-answer': async (context, { id, number }) => {
    const { db, carehomeId } = context;
    const { thread } = await openToChange(context, id);
    if (thread.waiting_number === null || thread.waiting_number > number) return { id };
    // Messages that came in while a colleague decided still wait.
    const next = await findWaiting(db, carehomeId, id, number + 1);
    await updateThread(db, carehomeId, id, {
      waiting_number: next?.number ?? null,
      waiting_since: next?.created_at ?? null,
    });
    return changed(context, id, 'thread.need-no-answer');
  },

  'threads/close': async (context, { id, reason }) => {
    const { db, carehomeId, user, now } = context;
    const { thread } = await openToChange(context, id);
    if (thread.closed_at !== null) return { id };
    await updateThread(db, carehomeId, id, {
      closed_at: now,
      closed_by: user.id,
      closed_reason: reason,
    });
    return changed(context, id, 'thread.close');
  },

  'threads/reopen': async (context, { id }) => {
    const { db, carehomeId } = context;
    const { thread } = await openToChange(context, id);
    if (thread.closed_at === null) return { id };
    await updateThread(db, carehomeId, id, {
      closed_at: null,
      closed_by: null,
      closed_reason: null,
    });
    return changed(context, id, 'thread.reopen');
  },

  'threads/silence': async (context, { id, is_silent }) => {
    const { db, carehomeId, user } = context;
    await openThread(context, id);
    const reader = { threadId: id, userId: user.id, isHome: can(user, 'chat.answer') };
    await silenceThread(db, carehomeId, reader, is_silent);
    await announceThread(context, id);
    return { id };
  },
};

async function changed(context: InHome, id: string, action: string) {
  await insertAudit(context.db, context, { action, entity: 'thread', entity_id: id });
  await announceThread(context, id);
  return { id };
}
