import { sql } from 'kysely';

import { touchHomes } from '../../../db/announce.ts';
import type { Db } from '../../../db/database.ts';

/** A photo of the file, and how it was shown when the file was made. */
export interface UsedPhoto {
  id: string;
  shown: string;
}

const current = (db: Db, carehomeId: string, now: Date) =>
  db
    .selectFrom('photo_gifts')
    .selectAll()
    .where('carehome_id', '=', carehomeId)
    .where('removed_at', 'is', null)
    .where('expires_at', '>', now.toISOString());

export const findGift = (db: Db, carehomeId: string, id: string, now: Date) =>
  current(db, carehomeId, now).where('id', '=', id).executeTakeFirst();

export type FoundGift = NonNullable<Awaited<ReturnType<typeof findGift>>>;

export interface GiftSubject {
  /** Null is the album of a household. */
  resident_id: string | null;
  for_subject: boolean;
}

export const findLatestGift = (
  db: Db,
  carehomeId: string,
  { resident_id, for_subject }: GiftSubject,
  now: Date,
) =>
  current(db, carehomeId, now)
    .where(sql<boolean>`resident_id is not distinct from ${resident_id}::uuid`)
    .where('for_subject', '=', for_subject)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();

interface NewGift extends GiftSubject {
  requestedBy: string;
  now: Date;
  expiresAt: Date;
}

export const insertGift = (
  db: Db,
  carehomeId: string,
  { resident_id, for_subject, requestedBy, now, expiresAt }: NewGift,
) =>
  db
    .insertInto('photo_gifts')
    .values({
      carehome_id: carehomeId,
      resident_id,
      for_subject,
      requested_by: requestedBy,
      touched_at: now,
      created_at: now,
      expires_at: expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();

export const lockGift = (db: Db, carehomeId: string, id: string) =>
  db
    .selectFrom('photo_gifts')
    .select(['state', 'touched_at', 'file_key'])
    .where('carehome_id', '=', carehomeId)
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();

const updateGift = (db: Db, carehomeId: string, id: string) =>
  db.updateTable('photo_gifts').where('carehome_id', '=', carehomeId).where('id', '=', id);

/** Stores the key before the file is written. */
export const beginGift = async (
  db: Db,
  carehomeId: string,
  id: string,
  { fileKey, now }: { fileKey: string; now: Date },
) => {
  const subject = await updateGift(db, carehomeId, id)
    .set({ state: 'running', progress: 1, file_key: fileKey, touched_at: now })
    .returning(['resident_id', 'for_subject'])
    .executeTakeFirstOrThrow();
  return { ...subject, file_key: fileKey };
};

export const setProgress = (
  db: Db,
  carehomeId: string,
  id: string,
  { progress, photoCount, now }: { progress: number; photoCount: number; now: Date },
) =>
  updateGift(db, carehomeId, id)
    .set({ progress, photo_count: photoCount, touched_at: now })
    .execute();

export const failGift = (db: Db, carehomeId: string, id: string) =>
  updateGift(db, carehomeId, id).set({ state: 'failed' }).execute();

export const finishGift = (
  db: Db,
  carehomeId: string,
  id: string,
  { bytes, used, now }: { bytes: number; used: readonly UsedPhoto[]; now: Date },
) =>
  updateGift(db, carehomeId, id)
    .set({
      state: 'done',
      progress: 100,
      photo_count: used.length,
      file_bytes: bytes,
      used: JSON.stringify(used),
      touched_at: now,
    })
    .execute();

/** Bypasses tenancy: hides expired files and lists those to delete. */
export async function removePastGifts(db: Db, now: Date) {
  const rows = await db
    .updateTable('photo_gifts')
    .set({ removed_at: now })
    .where('expires_at', '<', now.toISOString())
    .where('removed_at', 'is', null)
    .returning('carehome_id')
    .execute();
  touchHomes(db, rows, 'gifts');
}

export const listRemovedGifts = (db: Db, limit: number) =>
  db
    .selectFrom('photo_gifts')
    .select(['id', 'file_key'])
    .where('removed_at', 'is not', null)
    .orderBy('removed_at')
    .limit(limit)
    .execute();

export const deleteRemovedGifts = (db: Db, ids: string[]) =>
  db.deleteFrom('photo_gifts').where('id', 'in', ids).where('removed_at', 'is not', null).execute();
