import type { Insertable } from 'kysely';

import type { Db } from '../../../db/database.ts';
import type { Schema } from '../../../db/schema.ts';

export const findHandoverThread = (db: Db, carehomeId: string) =>
  db
    .selectFrom('threads')
    .select('id')
    .where('carehome_id', '=', carehomeId)
    .where('team', '=', 'handover')
    .executeTakeFirst();

export const insertHandOver = (db: Db, values: Insertable<Schema['hand_overs']>) =>
  db.insertInto('hand_overs').values(values).returning('id').executeTakeFirstOrThrow();

export const lockHandOver = (db: Db, carehomeId: string, id: string, userId: string) =>
  db
    .selectFrom('hand_overs')
    .select(['to_user', 'thread_ids', 'note_number', 'at', 'undone_at'])
    .where('carehome_id', '=', carehomeId)
    .where('id', '=', id)
    .where('from_user', '=', userId)
    .forUpdate()
    .executeTakeFirst();

export const markUndone = (db: Db, carehomeId: string, id: string, now: Date) =>
  db
    .updateTable('hand_overs')
    .set({ undone_at: now })
    .where('carehome_id', '=', carehomeId)
    .where('id', '=', id)
    .execute();

/** Threads that a colleague has assigned to someone else in between stay with them. */
export const assignThreads = (
  db: Db,
  carehomeId: string,
  threadIds: readonly string[],
  { from, to, now }: { from: string | null; to: string | null; now: Date },
) =>
  db
    .updateTable('threads')
    .set({ assigned_to: to, assigned_at: to === null ? null : now })
    .where('carehome_id', '=', carehomeId)
    .where('id', 'in', threadIds)
    .where('assigned_to', from === null ? 'is' : '=', from)
    .execute();
