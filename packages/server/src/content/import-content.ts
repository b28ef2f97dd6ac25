import { sql } from 'kysely';

import type { Db } from '../db/database.ts';
import type { ContentItem } from './content-files.ts';

/**
 * Upserts new and changed items and returns their number. Unpublished items stay so, and a newer
 * imported version is not replaced by the release's.
 */
export async function importContent(
  db: Db,
  items: readonly ContentItem[],
  now: Date,
): Promise<number> {
  if (items.length === 0) return 0;
  const rows = await db
    .selectFrom('library_items')
    .select(['kind', 'code', 'checksum', sql<number>`(body->>'version')::int`.as('version')])
    .execute();
  const existing = new Map(rows.map((row) => [`${row.kind} ${row.code}`, row]));
  const changed = items.filter(({ kind, code, checksum, version }) => {
    const before = existing.get(`${kind} ${code}`);
    return before?.checksum !== checksum && version >= (before?.version ?? 0);
  });
  if (changed.length === 0) return 0;
  await db
    .insertInto('library_items')
    .values(
      changed.map(({ kind, code, body, checksum }) => ({
        kind,
        code,
        body: JSON.stringify(body),
        checksum,
        updated_at: now,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['kind', 'code']).doUpdateSet((eb) => ({
        body: eb.ref('excluded.body'),
        checksum: eb.ref('excluded.checksum'),
        updated_at: eb.ref('excluded.updated_at'),
      })),
    )
    .execute();
  await markChanged(db);
  return changed.length;
}

/** Makes every server reload the library before its next answer. */
export const markChanged = (db: Db) =>
  db
    .updateTable('library_version')
    .set({ version: sql<number>`version + 1` })
    .execute();
