import type { Db } from '../../../db/database.ts';

export const findRendition = (db: Db, carehomeId: string, mediaId: string, blurHash: string) =>
  db
    .selectFrom('media')
    .select(['id', 'key', 'width'])
    .where('carehome_id', '=', carehomeId)
    .where('blurred_from', '=', mediaId)
    .where('blur_hash', '=', blurHash)
    .where('removed_at', 'is', null)
    .executeTakeFirst();

/** The row before its files, so that the sweep finds them; another process may have been first. */
export async function insertRendition(
  db: Db,
  carehomeId: string,
  { mediaId, blurHash, key, now }: { mediaId: string; blurHash: string; key: string; now: Date },
) {
  await db
    .insertInto('media')
    .values({
      carehome_id: carehomeId,
      purpose: 'blurred',
      key,
      created_at: now,
      blurred_from: mediaId,
      blur_hash: blurHash,
    })
    .onConflict((conflict) =>
      conflict.columns(['blurred_from', 'blur_hash']).where('removed_at', 'is', null).doNothing(),
    )
    .execute();
  return findRendition(db, carehomeId, mediaId, blurHash);
}

/** Made again when they are needed; the sweep deletes the files. */
export const removeRenditions = (
  db: Db,
  carehomeId: string,
  mediaIds: readonly string[],
  now: Date,
) =>
  mediaIds.length === 0
    ? Promise.resolve([])
    : db
        .updateTable('media')
        .set({ removed_at: now })
        .where('carehome_id', '=', carehomeId)
        .where('blurred_from', 'in', mediaIds)
        .where('removed_at', 'is', null)
        .execute();
