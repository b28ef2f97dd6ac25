import type { Guide } from '@relish/shared/library/activities/guide.ts';
import { sql } from 'kysely';

import type { Db } from '../db/database.ts';
import type { Kind } from './content-files.ts';
import { markChanged } from './import-content.ts';

export const listItems = (db: Db, kind?: Kind) =>
  db
    .selectFrom('library_items')
    .select([
      'kind',
      'code',
      'published',
      'pinned_until',
      sql<string>`body->>'title'`.as('title'),
      sql<string>`body->>'status'`.as('status'),
    ])
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? 'activity'))
    .orderBy('kind')
    .orderBy('code')
    .execute();

export type ItemEdit = { published: boolean } | { pinned_until: string | null };

/** An editor's setting overrides the file; returns false for an unknown item. */
export async function editItem(
  db: Db,
  kind: Kind,
  code: string,
  values: ItemEdit,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('library_items')
    .set(values)
    .where('kind', '=', kind)
    .where('code', '=', code)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await markChanged(db);
  return true;
}

/** File names of the films in media storage. */
export async function storedFilms(db: Db): Promise<Set<string>> {
  const rows = await db
    .selectFrom('library_items')
    .select(sql<string>`body->>'stored'`.as('stored'))
    .where('kind', '=', 'video')
    .where(sql<boolean>`body ? 'stored'`)
    .execute();
  return new Set(rows.map(({ stored }) => stored));
}

export const listGuides = async (db: Db) =>
  (
    await db
      .selectFrom('library_items')
      .select(['id', 'code', 'body'])
      .where('kind', '=', 'activity')
      .execute()
  ).map(({ body, ...row }) => ({ ...row, body: body as Guide }));
