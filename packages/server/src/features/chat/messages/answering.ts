import { randomUUID } from 'node:crypto';

import { findClosedSince } from '@relish/shared/chat/chat-hours/answering.ts';
import type { Status } from '@relish/shared/residents/residents/choices.ts';

import type { InHome } from '../../../core/handler.ts';
import {
  claimAutomaticAnswer,
  countWait,
  findChatSettings,
  insertAnswers,
} from '../chat-hours/public.ts';
import type { OpenThread } from '../threads/public.ts';
import { findAnsweringState } from './answer-queries.ts';
import { storeMessage } from './store-message.ts';

/** A cheerful robot has no place in a hospital stay or after a death, whether or not the family knows of it (N7, N8). */
const AUTOMATIC: ReadonlySet<Status> = new Set(['current', 'respite', 'away']);

/**
 * Answers a family outside the answering hours, once until they begin again. In the transaction of the message, whose
 * lock on the thread is held. It is no answer: the family still waits.
 */
export async function answerAutomatically(
  { db, carehomeId, user, now }: InHome,
  { id: threadId, resident_id }: OpenThread,
  message: { number: number; at: string },
) {
  const settings = await findChatSettings(db, carehomeId);
  if (!settings.answers_automatically || resident_id === null) return;
  const closedSince = findClosedSince(settings.hours, user.carehome.time_zone, now);
  if (!closedSince) return;
  const state = await findAnsweringState(db, carehomeId, {
    residentId: resident_id,
    threadId,
    closedSince,
  });
  if (!state || state.is_answered || !AUTOMATIC.has(state.status)) return;
  const claim = { threadId, closedSince, number: message.number + 1, at: message.at };
  if (!(await claimAutomaticAnswer(db, carehomeId, claim))) return;
  const { automatic_answer: body } = settings;
  await storeMessage(db, carehomeId, {
    threadId,
    effect: 'none',
    now,
    message: { id: randomUUID(), author_id: null, is_home: true, body },
  });
}

/** Keeps how long the family waited for this answer. */
export async function recordAnswer(
  context: InHome,
  { id: thread_id, waiting_since }: OpenThread,
  { number, at }: { number: number; at: string },
) {
  if (waiting_since === null) return;
  const minutes = await countWait(context, { from: waiting_since, to: at });
  const { db, carehomeId } = context;
  await insertAnswers(db, [
    { carehome_id: carehomeId, thread_id, number, answered_at: at, minutes },
  ]);
}
