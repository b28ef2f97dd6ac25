import type { Db } from '../../../db/database.ts';

interface PauseKey {
  threadId: string;
  userId: string;
}

/** Pauses in force on a day. */
export const listPauses = (db: Db, carehomeId: string, threadId: string, today: string) =>
  db
    .selectFrom('thread_pauses')
    .select(['user_id', 'until', 'reason'])
    .where('carehome_id', '=', carehomeId)
    .where('thread_id', '=', threadId)
    .where('ended_at', 'is', null)
    .where('until', '>', today)
    .orderBy('created_at')
    .execute();

/** The last one that was not ended by hand, even if its day has come. */
export const findPause = (db: Db, carehomeId: string, { threadId, userId }: PauseKey) =>
  db
    .selectFrom('thread_pauses')
    .select(['id', 'until', 'reason'])
    .where('carehome_id', '=', carehomeId)
    .where('thread_id', '=', threadId)
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();

export const endPause = (
  db: Db,
  carehomeId: string,
  id: string,
  { endedBy, now }: { endedBy: string; now: Date },
) =>
  db
    .updateTable('thread_pauses')
    .set({ ended_at: now, ended_by: endedBy })
    .where('carehome_id', '=', carehomeId)
    .where('id', '=', id)
    .execute();

export const insertPause = (
  db: Db,
  carehomeId: string,
  { threadId, userId }: PauseKey,
  pause: { reason: string; until: string; pausedBy: string; now: Date },
) =>
  db
    .insertInto('thread_pauses')
    .values({
      carehome_id: carehomeId,
      thread_id: threadId,
      user_id: userId,
      reason: pause.reason,
      until: pause.until,
      created_at: pause.now,
      created_by: pause.pausedBy,
    })
    .execute();
