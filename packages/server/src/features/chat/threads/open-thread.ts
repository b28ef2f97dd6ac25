import type { WritingState } from '@relish/shared/chat/threads/choices.ts';
import { dayIn } from '@relish/shared/days.ts';
import { isRelative } from '@relish/shared/permissions.ts';
import type { Topic } from '@relish/shared/topics.ts';

import { notFound } from '../../../core/app-error.ts';
import type { InHome } from '../../../core/handler.ts';
import { announce } from '../../../db/announce.ts';
import { type ChatViewer, findViewer } from './access-queries.ts';
import { findThread, lockAssignedThreads, lockThread, type OpenThread } from './queries.ts';

export interface Opened {
  viewer: ChatViewer;
  thread: OpenThread;
}

export const viewerOf = ({ db, carehomeId, user, now }: InHome): Promise<ChatViewer> =>
  findViewer(db, carehomeId, { user, userId: user.id, now });

/** 404 unless the user may read it now (N1). */
export async function openThread(context: InHome, id: string): Promise<Opened> {
  const viewer = await viewerOf(context);
  const thread = await findThread(context.db, context.carehomeId, viewer, id);
  if (!thread) throw notFound();
  return { viewer, thread };
}

/** Row lock: changes of a thread are serialised, so that its numbers have no gaps. */
export async function openToChange(context: InHome, id: string): Promise<Opened> {
  const viewer = await viewerOf(context);
  const thread = await lockThread(context.db, context.carehomeId, viewer, id);
  if (!thread) throw notFound();
  return { viewer, thread };
}

/** The threads that the user answers, locked. */
export const lockAssigned = async (context: InHome): Promise<string[]> =>
  lockAssignedThreads(context.db, context.carehomeId, await viewerOf(context));

const GONE: ReadonlySet<string> = new Set(['moved_out', 'deceased']);

/** Uses the status the family has been informed of (N8). */
export function writingOf(
  { user, now }: Pick<InHome, 'user' | 'now'>,
  {
    closed_at,
    family_status,
    paused_until,
  }: Pick<OpenThread, 'closed_at' | 'family_status' | 'paused_until'>,
): WritingState {
  const isFamily = isRelative(user);
  if (closed_at !== null) return 'closed';
  if (family_status !== null) {
    const isOver = isFamily ? GONE.has(family_status) : family_status === 'deceased';
    if (isOver) return 'read_only';
  }
  // It ends at the beginning of its day, without anyone doing anything.
  const isPaused = paused_until !== null && dayIn(user.carehome.time_zone, now) < paused_until;
  return isFamily && isPaused ? 'paused' : 'open';
}

/** The last statement of every change, because it locks the counter of the home. */
export const announceThread = (
  { db, carehomeId, page }: InHome,
  id: string,
  topics: readonly Topic[] = [],
) => announce(db, carehomeId, { threadIds: [id], topics, sender: page });
