import { sql } from 'kysely';

import type { Db } from '../../../db/database.ts';

/** People of a record's photo whose part in the record is not shared with their family. */
export async function listWithheld(
  db: Db,
  carehomeId: string,
  photoIds: readonly string[],
): Promise<Set<string>> {
  if (photoIds.length === 0) return new Set();
  const { rows } = await sql<{ photo_id: string; resident_id: string }>`
    select f.id as photo_id, i.resident_id from photos f
    join report_photos a on a.carehome_id = f.carehome_id and a.media_id = f.media_id
    join reports r on r.carehome_id = a.carehome_id and r.id = a.report_id
    join photo_people i on i.carehome_id = f.carehome_id and i.photo_id = f.id and i.resident_id is not null
    left join participations p on p.carehome_id = a.carehome_id and p.report_id = a.report_id
      and p.resident_id = i.resident_id
    where f.carehome_id = ${carehomeId} and f.id = any(${photoIds})
      and not coalesce(p.family_sees and r.report_type = 'full' and r.status <> 'voided', false)`.execute(
    db,
  );
  return new Set(rows.map(({ photo_id, resident_id }) => `${photo_id} ${resident_id}`));
}

/** Photos that a record holds. */
export async function countOfRecords(
  db: Db,
  carehomeId: string,
  mediaIds: readonly string[],
): Promise<number> {
  const { count } = await db
    .selectFrom('report_photos')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('carehome_id', '=', carehomeId)
    .where('media_id', 'in', mediaIds)
    .executeTakeFirstOrThrow();
  return count;
}

/** The record has dropped them; their pictures are removed by the record. */
export const deletePhotosOfMedia = (db: Db, carehomeId: string, mediaIds: readonly string[]) =>
  mediaIds.length === 0
    ? Promise.resolve([])
    : db
        .deleteFrom('photos')
        .where('carehome_id', '=', carehomeId)
        .where('media_id', 'in', mediaIds)
        .execute();
