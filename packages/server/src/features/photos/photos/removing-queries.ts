import { after, days } from '../../../core/clock.ts';
import { touchHomes } from '../../../db/announce.ts';
import type { Db } from '../../../db/database.ts';

/** Hidden at once; the hourly sweep deletes the files. */
export const removeMedia = (db: Db, carehomeId: string, mediaIds: readonly string[], now: Date) =>
  db
    .updateTable('media')
    .set({ removed_at: now })
    .where('carehome_id', '=', carehomeId)
    .where((eb) => eb.or([eb('id', 'in', mediaIds), eb('blurred_from', 'in', mediaIds)]))
    .where('removed_at', 'is', null)
    .execute();

export async function deletePhotos(
  db: Db,
  carehomeId: string,
  photos: readonly { id: string; media_id: string }[],
  now: Date,
) {
  await db
    .deleteFrom('photos')
    .where('carehome_id', '=', carehomeId)
    .where(
      'id',
      'in',
      photos.map(({ id }) => id),
    )
    .execute();
  await removeMedia(
    db,
    carehomeId,
    photos.map(({ media_id }) => media_id),
    now,
  );
}

/** domain 7.7: photos that were declined. */
const DECLINED_MS = days(30);

/** In every home. */
export async function deletePastPhotos(db: Db, now: Date) {
  const past = await db
    .selectFrom('photos')
    .select(['id', 'media_id', 'carehome_id'])
    .where('state', '=', 'hidden')
    .where('answered_at', '<', after(now, -DECLINED_MS).toISOString())
    .execute();
  for (const [carehomeId, photos] of Map.groupBy(past, ({ carehome_id }) => carehome_id))
    await deletePhotos(db, carehomeId, photos, now);
  touchHomes(db, past, 'photos');
}
