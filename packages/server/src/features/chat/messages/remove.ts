import type { InHome } from '../../../core/handler.ts';
import { findWaiting, type OpenThread, updateThread } from '../threads/public.ts';
import { replaceBody } from './queries.ts';

/** Leaves a tombstone in a locked thread; the text is kept for the home's audit. */
export async function removeMessage(
  context: InHome,
  thread: OpenThread,
  { number, body }: { number: number; body: string },
) {
  const { db, carehomeId, user, now } = context;
  await replaceBody(
    db,
    carehomeId,
    { threadId: thread.id, number },
    { before: body, userId: user.id, now, body: '', deleted_at: now, deleted_by: user.id },
  );
  await waitForNext(context, thread);
}

/** A deleted message needs no answer. */
async function waitForNext({ db, carehomeId }: InHome, { id, waiting_number }: OpenThread) {
  if (waiting_number === null) return;
  const next = await findWaiting(db, carehomeId, id, waiting_number);
  await updateThread(db, carehomeId, id, {
    waiting_number: next?.number ?? null,
    waiting_since: next?.created_at ?? null,
  });
}
