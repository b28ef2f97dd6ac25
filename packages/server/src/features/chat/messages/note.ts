import { randomUUID } from 'node:crypto';

import type { InHome } from '../../../core/handler.ts';
import { moveReader, openToChange } from '../threads/public.ts';
import { findMessage, type MessageKey, replaceBody } from './queries.ts';
import { storeMessage } from './store-message.ts';

/** Writes for the user into a team thread; the caller announces it. */
export async function writeNote(context: InHome, threadId: string, body: string): Promise<number> {
  const { db, carehomeId, user, now } = context;
  await openToChange(context, threadId);
  const stored = await storeMessage(db, carehomeId, {
    threadId,
    effect: 'none',
    now,
    message: { id: randomUUID(), author_id: user.id, is_home: true, body },
  });
  if (!stored) throw new Error('the id of a new note is in use');
  const { number } = stored;
  await moveReader(db, carehomeId, { threadId, userId: user.id, isHome: true }, { number, now });
  return number;
}

/** Leaves its place in the thread; the caller announces it. */
export async function deleteNote(context: InHome, key: MessageKey) {
  const { db, carehomeId, user, now } = context;
  await openToChange(context, key.threadId);
  const message = await findMessage(db, carehomeId, key);
  if (!message || message.deleted_at !== null) return;
  await replaceBody(db, carehomeId, key, {
    before: message.body,
    userId: user.id,
    now,
    body: '',
    deleted_at: now,
    deleted_by: user.id,
  });
}
