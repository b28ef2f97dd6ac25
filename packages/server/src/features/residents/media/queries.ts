import type { PicturePurpose } from '@relish/shared/residents/consents/purposes.ts';
import type { ExpressionBuilder, Insertable } from 'kysely';

import { after, days } from '../../../core/clock.ts';
import type { Db } from '../../../db/database.ts';
import type { Schema } from '../../../db/schema.ts';

/** Inserted before the files, so that the sweep can find them. */
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

/** Complete and attached, for demonstrations. */
export const insertAttachedPictures = (db: Db, rows: Insertable<Schema['media']>[]) =>
  db.insertInto('media').values(rows).execute();

/** Only complete pictures can be used. */
export const completePicture = (
  db: Db,
  carehomeId: string,
  id: string,
  files: { width: number; height: number; bytes: number; hash?: string; look?: string },
) =>
  db
    .updateTable('media')
    .set(files)
    .where('carehome_id', '=', carehomeId)
    .where('id', '=', id)
    .execute();

/**
 * Only a picture of a resident has a subject; those of activities, records and notices have none.
 */
type PictureUse = { userId: string } & (
  | { purpose: PicturePurpose; residentId: string }
  | { purpose: 'activity' | 'report' | 'notice' | 'photo'; residentId?: undefined }
);

/** The only check of attachable uploads: the user's own, in this home, complete and unused. */
const isUnusedUpload =
  (carehomeId: string, ids: readonly string[], userId: string) =>
  (eb: ExpressionBuilder<Schema, 'media'>) =>
    eb.and([
      eb('carehome_id', '=', carehomeId),
      eb('id', 'in', ids),
      eb('uploaded_by', '=', userId),
      eb('resident_id', 'is', null),
      eb('purpose', 'is', null),
      eb('removed_at', 'is', null),
      eb('width', 'is not', null),
    ]);

/**
 * Attaches an upload; a resident must be of this home. Undefined if it may not be attached. The
 * caller audits it.
 */
export const attachPicture = (
  db: Db,
  carehomeId: string,
  id: string,
  { residentId, purpose, userId }: PictureUse,
) =>
  db
    .updateTable('media')
    .set({ resident_id: residentId ?? null, purpose })
    .where(isUnusedUpload(carehomeId, [id], userId))
    .returning(['id', 'width', 'height'])
    .executeTakeFirst();

/** Attaches several uploads; false if one may not be attached. */
export async function attachPictures(
  db: Db,
  carehomeId: string,
  ids: readonly string[],
  use: PictureUse,
): Promise<boolean> {
  for (const id of ids) if (!(await attachPicture(db, carehomeId, id, use))) return false;
  return true;
}

/** With the residents recognisable in it; consent is checked elsewhere. */
export const findReportPicture = (db: Db, carehomeId: string, id: string) =>
  db
    .selectFrom('media')
    .innerJoin('report_photos as p', (join) =>
      join.onRef('p.media_id', '=', 'media.id').onRef('p.carehome_id', '=', 'media.carehome_id'),
    )
    .select(['media.key', 'p.media_id', 'p.report_id', 'p.resident_ids', 'p.agreed_ids'])
    .where('media.carehome_id', '=', carehomeId)
    .where('media.id', '=', id)
    .where('media.purpose', '=', 'report')
    .where('media.width', 'is not', null)
    .where('media.removed_at', 'is', null)
    .executeTakeFirst();

/** Hidden at once, whatever addresses exist; the next sweep deletes the files. */
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

/** A photo of the album that About me shows too. */
export const putIntoAboutMe = (db: Db, carehomeId: string, id: string, residentId: string) =>
  db
    .updateTable('media')
    .set({ purpose: 'photo_life_story', resident_id: residentId })
    .where('carehome_id', '=', carehomeId)
    .where('id', '=', id)
    .where('purpose', '=', 'photo')
    .where('removed_at', 'is', null)
    .execute();

/** Photos of the album that About me no longer shows. */
export const returnToAlbum = (db: Db, carehomeId: string, ids: readonly string[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .updateTable('media')
        .set({ purpose: 'photo', resident_id: null })
        .where('carehome_id', '=', carehomeId)
        .where('id', 'in', ids)
        .where('purpose', '=', 'photo_life_story')
        .execute();

/** Consent is checked elsewhere. */
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

/** Of this home or shared within the organisation; families only if the activity is for them. */
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

/** The user's own unused uploads. */
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
        .where(isUnusedUpload(carehomeId, ids, userId))
        .$narrowType<{ width: number; height: number; bytes: number }>()
        .execute();

const UNUSED_MS = days(1);

/** Unused after a day, in every home. */
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
