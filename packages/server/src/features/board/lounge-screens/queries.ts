import type { PackageTitle } from '@relish/shared/constants.ts';
import { includesPhotos } from '@relish/shared/permissions.ts';
import { sql } from 'kysely';

import { hashSecret } from '../../../core/secrets.ts';
import type { Db } from '../../../db/database.ts';

export const listScreens = (db: Db, carehomeId: string) =>
  db
    .selectFrom('notice_screens')
    .select(['id', 'name', 'created_at', 'last_seen_at'])
    .where('carehome_id', '=', carehomeId)
    .where('revoked_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

export const insertScreen = (
  db: Db,
  carehomeId: string,
  { name, token, userId, now }: { name: string; token: string; userId: string; now: Date },
) =>
  db
    .insertInto('notice_screens')
    .values({
      carehome_id: carehomeId,
      name,
      token_hash: hashSecret(token),
      created_by: userId,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();

export async function revokeScreen(
  db: Db,
  carehomeId: string,
  id: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('notice_screens')
    .set({ revoked_at: now })
    .where('carehome_id', '=', carehomeId)
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function openScreen(db: Db, token: string, now: Date) {
  const { rows } = await sql<{
    id: string;
    carehome_id: string;
    carehome_name: string;
    time_zone: string;
    package_title: PackageTitle;
  }>`
    update notice_screens s set last_seen_at = ${now}
    from carehomes c join organisations o on o.id = c.organisation_id
    where s.token_hash = ${hashSecret(token)} and s.revoked_at is null and c.id = s.carehome_id
    returning s.id, s.carehome_id, c.name as carehome_name, c.time_zone, o.package_title`.execute(
    db,
  );
  return rows[0];
}

/** Only pictures of public notices, for a valid screen (N22, N24). */
export async function findScreenPicture(
  db: Db,
  carehomeId: string,
  { id, screenId, now }: { id: string; screenId: string; now: Date },
): Promise<{ key: string } | undefined> {
  const { rows } = await sql<{ key: string }>`
    select m.key from media m
    join notices n on n.carehome_id = m.carehome_id and m.id = any(n.picture_ids)
    join notice_screens s on s.carehome_id = n.carehome_id
    where m.carehome_id = ${carehomeId} and m.id = ${id} and m.purpose = 'notice' and m.width is not null
      and m.removed_at is null and s.id = ${screenId} and s.revoked_at is null and n.audience = 'all'
      and n.publish_at <= ${now} and n.expires_at > ${now} and n.withdrawn_at is null
      and all_may_be_named(n.carehome_id, n.named_ids)`.execute(db);
  return rows[0];
}

/** Whether it is a valid screen of a home whose package includes photos (N23). */
export async function showsPhotos(db: Db, carehomeId: string, id: string): Promise<boolean> {
  const screen = await db
    .selectFrom('notice_screens as s')
    .innerJoin('carehomes as c', 'c.id', 's.carehome_id')
    .innerJoin('organisations as o', 'o.id', 'c.organisation_id')
    .select('o.package_title')
    .where('s.carehome_id', '=', carehomeId)
    .where('s.id', '=', id)
    .where('s.revoked_at', 'is', null)
    .executeTakeFirst();
  return screen !== undefined && includesPhotos(screen.package_title);
}
