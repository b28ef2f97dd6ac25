import { sql } from 'kysely';

import type { Db } from '../../../db/database.ts';
import type { PageUse } from '../../../db/photo-book-tables.ts';

const selectCopies = (db: Db, carehomeId: string) =>
  db
    .selectFrom('photo_book_copies as c')
    .leftJoin('users as u', 'u.id', 'c.requested_by')
    .selectAll('c')
    .select(sql<string | null>`u.first_name || ' ' || u.last_name`.as('by'))
    .where('c.carehome_id', '=', carehomeId);

export type CopyRow = Awaited<ReturnType<ReturnType<typeof selectCopies>['execute']>>[number];

const LISTED = 50;

/** Latest first; relatives find their own. */
export const listCopies = (db: Db, carehomeId: string, bookId: string) =>
  selectCopies(db, carehomeId)
    .where('c.book_id', '=', bookId)
    .orderBy('c.created_at', 'desc')
    .orderBy('c.id')
    .limit(LISTED)
    .execute();

export const findCopy = (db: Db, carehomeId: string, id: string) =>
  selectCopies(db, carehomeId).where('c.id', '=', id).executeTakeFirst();

export const insertCopy = async (
  db: Db,
  values: {
    carehome_id: string;
    book_id: string;
    requested_by: string | null;
    page_ids: string[] | null;
    created_at: Date;
    expires_at: Date;
  },
) =>
  (
    await db
      .insertInto('photo_book_copies')
      .values(values)
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;

export const countUnfinished = async (
  db: Db,
  carehomeId: string,
  { requestedBy, since }: { requestedBy: string; since: Date },
): Promise<number> =>
  (
    await db
      .selectFrom('photo_book_copies')
      .select('id')
      .where('carehome_id', '=', carehomeId)
      .where('requested_by', '=', requestedBy)
      .where('created_at', '>', since.toISOString())
      .where('state', 'in', ['queued', 'running'])
      .execute()
  ).length;

/** Undefined if done. Stores the key before the file is written. */
export const beginCopy = (db: Db, carehomeId: string, id: string, fileKey: string) =>
  db
    .updateTable('photo_book_copies')
    .set({ state: 'running', progress: 1, file_key: sql`coalesce(file_key, ${fileKey}::uuid)` })
    .where('carehome_id', '=', carehomeId)
    .where('id', '=', id)
    .where('state', '!=', 'done')
    .returningAll()
    .executeTakeFirst();

const update = (
  db: Db,
  carehomeId: string,
  id: string,
  values: {
    state?: 'failed' | 'done';
    progress?: number;
    uses?: string;
    file_bytes?: number;
    finished_at?: Date;
    downloaded_at?: Date;
  },
) =>
  db
    .updateTable('photo_book_copies')
    .set(values)
    .where('carehome_id', '=', carehomeId)
    .where('id', '=', id)
    .execute();

export const setProgress = (db: Db, carehomeId: string, id: string, progress: number) =>
  update(db, carehomeId, id, { progress });

export const failCopy = (db: Db, carehomeId: string, id: string) =>
  update(db, carehomeId, id, { state: 'failed' });

/** False if the copy has been deleted. */
export const finishCopy = async (
  db: Db,
  carehomeId: string,
  id: string,
  { uses, file_bytes, finished_at }: { uses: PageUse[]; file_bytes: number; finished_at: Date },
) => {
  const [done] = await update(db, carehomeId, id, {
    uses: JSON.stringify(uses),
    file_bytes,
    finished_at,
    state: 'done',
    progress: 100,
  });
  return done !== undefined && done.numUpdatedRows > 0n;
};

export const setDownloaded = (db: Db, carehomeId: string, id: string, at: Date) =>
  update(db, carehomeId, id, { downloaded_at: at });

/** The next sweep deletes the files. */
export const expireCopies = (db: Db, carehomeId: string, bookId: string, now: Date) =>
  db
    .updateTable('photo_book_copies')
    .set({ expires_at: now })
    .where('carehome_id', '=', carehomeId)
    .where('book_id', '=', bookId)
    .execute();

/** All homes, for the sweep. */
export const listExpiredFiles = (db: Db, now: Date, limit: number) =>
  db
    .selectFrom('photo_book_copies')
    .select(['id', 'file_key'])
    .where('expires_at', '<=', now.toISOString())
    .where('file_key', 'is not', null)
    .orderBy('expires_at')
    .limit(limit)
    .execute();

/** The row stays, because paper does. */
export const forgetFiles = (db: Db, ids: readonly string[]) =>
  db.updateTable('photo_book_copies').set({ file_key: null }).where('id', 'in', ids).execute();
