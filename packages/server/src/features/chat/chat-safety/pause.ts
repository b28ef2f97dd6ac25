import { SAFETY_LIMITS } from '@relish/shared/chat/chat-safety/choices.ts';
import type { safetyCalls } from '@relish/shared/chat/chat-safety/contract.ts';
import { dayIn, daysBetween } from '@relish/shared/days.ts';

import { invalid, notFound } from '../../../core/app-error.ts';
import type { Handlers, InHome } from '../../../core/handler.ts';
import { insertAudit } from '../../accounts/audit/public.ts';
import { announceThread, listFamily, type OpenThread, openToChange } from '../threads/public.ts';
import { endPause, findPause, insertPause } from './pause-queries.ts';

type PauseCalls = Pick<typeof safetyCalls, 'chat-safety/pause' | 'chat-safety/end-pause'>;

export const pauseHandlers: Handlers<PauseCalls> = {
  'chat-safety/pause': async (context, { thread_id, user_id, reason, until }) => {
    const { db, carehomeId, user, now } = context;
    const { thread } = await openToChange(context, thread_id);
    await expectRelative(context, thread, user_id);
    const ahead = daysBetween(dayIn(user.carehome.time_zone, now), until);
    if (ahead < 1) throw invalid({ until: ['Choose a day from tomorrow on.'] });
    if (ahead > SAFETY_LIMITS.pause_days)
      throw invalid({ until: ['Choose a day within three months, and review it then.'] });
    const key = { threadId: thread_id, userId: user_id };
    const before = await findPause(db, carehomeId, key);
    if (before?.until === until && before.reason === reason) return {};
    if (before) await endPause(db, carehomeId, before.id, { endedBy: user.id, now });
    await insertPause(db, carehomeId, key, { reason, until, pausedBy: user.id, now });
    await changed(context, thread_id, 'thread.pause');
    return {};
  },

  'chat-safety/end-pause': async (context, { thread_id, user_id }) => {
    const { db, carehomeId, user, now } = context;
    await openToChange(context, thread_id);
    const pause = await findPause(db, carehomeId, { threadId: thread_id, userId: user_id });
    if (!pause) return {};
    await endPause(db, carehomeId, pause.id, { endedBy: user.id, now });
    await changed(context, thread_id, 'thread.end-pause');
    return {};
  },
};

/** 404 unless the relative reads this thread. */
async function expectRelative(
  { db, carehomeId, now }: InHome,
  { resident_id, relative_id }: OpenThread,
  userId: string,
) {
  const isOther = relative_id !== null && relative_id !== userId;
  if (resident_id === null || isOther) throw notFound();
  const filter = { userIds: [userId], residentIds: [resident_id], now };
  if ((await listFamily(db, carehomeId, filter)).length === 0) throw notFound();
}

async function changed(context: InHome, threadId: string, action: string) {
  await insertAudit(context.db, context, { action, entity: 'thread', entity_id: threadId });
  await announceThread(context, threadId);
}
