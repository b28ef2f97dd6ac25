import { randomUUID } from 'node:crypto';

import type { InHome } from '../../../core/handler.ts';
import { moveReader, openToChange } from '../threads/public.ts';
import { findMessage, insertMessage, type MessageKey, replaceBody, takeNumber } from './queries.ts';

/** Writes for the user into a team thread; the caller announces it. */
export async function writeNote(context: InHome, threadId: string, body: string): Promise<number> {
  const { db, carehomeId, user, now } = context;
  await openToChange(context, threadId);
  const { number, at } = await takeNumber(db, carehomeId, {
    threadId,
    asksHome: false,
    answers: false,
    now,
  });
  await insertMessage(db, {
    carehome_id: carehomeId,
    thread_id: threadId,
    number,
    id: randomUUID(),
    author_id: user.id,
    is_home: true,
    body,
    created_at: at,
  });
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
