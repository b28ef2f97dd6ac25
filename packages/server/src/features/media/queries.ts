import type { PicturePurpose } from '@relish/shared/consents/purposes.ts';

import { after, days } from '../../core/clock.ts';
import type { Db } from '../../db/database.ts';

/** Takes a place for a picture before its files are written: from here on the sweep knows of them. */
export async function insertPicture(
  db: Db,
  carehomeId: string,
  picture: { key: string; userId: string; now: Date },
): Promise<string> {
  const { id } = await db
    .insertInto('media')
    .values({
      carehome_id: carehomeId,
      key: picture.key,
      uploaded_by: picture.userId,
      created_at: picture.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** All files are there: only now can the picture be used. */
export const completePicture = (
  db: Db,
  carehomeId: string,
  id: string,
  files: { width: number; height: number; bytes: number },
) =>
  db
    .updateTable('media')
    .set(files)
    .where('carehome_id', '=', carehomeId)
    .where('id', '=', id)
    .execute();

/**
 * Gives an upload its place with a resident, who must be of this home. Undefined unless it is the
 * same person's own, whole and not used yet. Whoever calls it notes it in the audit log.
 */
export const attachPicture = (
  db: Db,
  carehomeId: string,
  id: string,
  { residentId, purpose, userId }: { residentId: string; purpose: PicturePurpose; userId: string },
) =>
  db
    .updateTable('media')
    .set({ resident_id: residentId, purpose })
    .where('carehome_id', '=', carehomeId)
    .where('id', '=', id)
    .where('uploaded_by', '=', userId)
    .where('resident_id', 'is', null)
    .where('purpose', 'is', null)
    .where('removed_at', 'is', null)
    .where('width', 'is not', null)
    .returning(['id', 'width', 'height'])
    .executeTakeFirst();

/** The same for an activity that a home wrote: it is of nobody, and seen wherever the activity is. */
export const attachToActivity = (db: Db, carehomeId: string, id: string, userId: string) =>
  db
    .updateTable('media')
    .set({ purpose: 'activity' })
    .where('carehome_id', '=', carehomeId)
    .where('id', '=', id)
    .where('uploaded_by', '=', userId)
    .where('resident_id', 'is', null)
    .where('purpose', 'is', null)
    .where('removed_at', 'is', null)
    .where('width', 'is not', null)
    .returning('id')
    .executeTakeFirst();

/** The same for photos of a record, several at once: how many of them can be used. */
export const attachToReport = (
  db: Db,
  carehomeId: string,
  ids: readonly string[],
  userId: string,
) => attachSeveral(db, carehomeId, ids, { userId, purpose: 'report' });

/** The same for the notice board. */
export const attachToNotice = (
  db: Db,
  carehomeId: string,
  ids: readonly string[],
  userId: string,
) => attachSeveral(db, carehomeId, ids, { userId, purpose: 'notice' });

async function attachSeveral(
  db: Db,
  carehomeId: string,
  ids: readonly string[],
  { userId, purpose }: { userId: string; purpose: 'report' | 'notice' },
): Promise<number> {
  if (ids.length === 0) return 0;
  const { numUpdatedRows } = await db
    .updateTable('media')
    .set({ purpose })
    .where('carehome_id', '=', carehomeId)
    .where('id', 'in', ids)
    .where('uploaded_by', '=', userId)
    .where('resident_id', 'is', null)
    .where('purpose', 'is', null)
    .where('removed_at', 'is', null)
    .where('width', 'is not', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** A photo of a record that somebody might be shown, with those who can be recognised in it. */
export const findReportPicture = (db: Db, carehomeId: string, id: string) =>
  db
    .selectFrom('media')
    .innerJoin('report_photos as p', (join) =>
      join.onRef('p.media_id', '=', 'media.id').onRef('p.carehome_id', '=', 'media.carehome_id'),
    )
    .select(['media.key', 'p.report_id', 'p.resident_ids', 'p.agreed_ids'])
    .where('media.carehome_id', '=', carehomeId)
    .where('media.id', '=', id)
    .where('media.purpose', '=', 'report')
    .where('media.width', 'is not', null)
    .where('media.removed_at', 'is', null)
    .executeTakeFirst();

/** Hides a picture at once, whatever addresses of it are about; its files go with the next sweep. */
export async function removePicture(
  db: Db,
  carehomeId: string,
  id: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('media')
    .set({ removed_at: now })
    .where('carehome_id', '=', carehomeId)
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** A picture that somebody might be shown; the consent is another question. */
export const findAttachedPicture = (db: Db, carehomeId: string, id: string) =>
  db
    .selectFrom('media')
    .select(['key', 'resident_id', 'purpose'])
    .where('carehome_id', '=', carehomeId)
    .where('id', '=', id)
    .where('resident_id', 'is not', null)
    .where('width', 'is not', null)
    .where('removed_at', 'is', null)
    .$narrowType<{ resident_id: string; purpose: PicturePurpose }>()
    .executeTakeFirst();

/**
 * The key of an activity's picture: one of the home, or of another home of the organisation that shares it.
 * Families see it only where the activity is for them.
 */
export const findActivityPicture = async (
  db: Db,
  carehomeId: string,
  id: string,
  { isFamily }: { isFamily: boolean },
) =>
  (
    await db
      .selectFrom('media')
      .innerJoin('own_activities as a', (join) =>
        join
          .onRef('a.picture_id', '=', 'media.id')
          .onRef('a.carehome_id', '=', 'media.carehome_id'),
      )
      .innerJoin('carehomes as home', 'home.organisation_id', 'a.organisation_id')
      .select('media.key')
      .where('home.id', '=', carehomeId)
      .where('media.id', '=', id)
      .where('media.purpose', '=', 'activity')
      .where('media.resident_id', 'is', null)
      .where('media.width', 'is not', null)
      .where('media.removed_at', 'is', null)
      .where((eb) =>
        eb.or([
          eb('a.carehome_id', '=', carehomeId),
          eb.and([eb('a.shared', '=', true), eb('a.archived_at', 'is', null)]),
        ]),
      )
      .$if(isFamily, (query) =>
        query.where('a.for_relatives', '=', true).where('a.archived_at', 'is', null),
      )
      .executeTakeFirst()
  )?.key;

/** An upload of somebody's that nothing uses yet, as it is kept. */
export const listOwnUploads = (
  db: Db,
  carehomeId: string,
  ids: readonly string[],
  userId: string,
) =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('media')
        .select(['id', 'key', 'width', 'height', 'bytes'])
        .where('carehome_id', '=', carehomeId)
        .where('id', 'in', ids)
        .where('uploaded_by', '=', userId)
        .where('purpose', 'is', null)
        .where('removed_at', 'is', null)
        .where('width', 'is not', null)
        .$narrowType<{ width: number; height: number; bytes: number }>()
        .execute();

const UNUSED_MS = days(1);

/** Uploads that nobody used within a day are removed, in every home. */
export const removeUnusedPictures = (db: Db, now: Date) =>
  db
    .updateTable('media')
    .set({ removed_at: now })
    .where('resident_id', 'is', null)
    .where('purpose', 'is', null)
    .where('removed_at', 'is', null)
    .where('created_at', '<', after(now, -UNUSED_MS).toISOString())
    .execute();

export const listRemovedPictures = (db: Db, limit: number) =>
  db
    .selectFrom('media')
    .select(['id', 'key'])
    .where('removed_at', 'is not', null)
    .orderBy('removed_at')
    .limit(limit)
    .execute();

export const deleteRemovedPictures = (db: Db, ids: string[]) =>
  db.deleteFrom('media').where('id', 'in', ids).where('removed_at', 'is not', null).execute();
