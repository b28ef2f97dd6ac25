import { countAnsweringMinutes, findWaitLimit } from '@relish/shared/chat/chat-hours/answering.ts';

import type { InHome } from '../../../core/handler.ts';
import { findChatSettings } from './queries.ts';

/** Messages that came up to this moment have waited longer than the home promised. */
export async function findPromiseLimit({
  db,
  carehomeId,
  user,
  now,
}: InHome): Promise<Date | undefined> {
  const { hours, promise_hours } = await findChatSettings(db, carehomeId);
  if (promise_hours === null) return undefined;
  return findWaitLimit(hours, user.carehome.time_zone, { minutes: promise_hours * 60, now });
}

/** How long a family waited, within the answering hours. */
export async function countWait(
  { db, carehomeId, user }: InHome,
  { from, to }: { from: string; to: string },
): Promise<number> {
  const { hours } = await findChatSettings(db, carehomeId);
  const times = { from: new Date(from), to: new Date(to) };
  return countAnsweringMinutes(hours, user.carehome.time_zone, times);
}
