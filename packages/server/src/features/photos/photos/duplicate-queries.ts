import { sql } from 'kysely';

import type { Db } from '../../../db/database.ts';
import type { AlikePair, Look } from './find-alike.ts';

// Bounds the work in a home with very many photos.
const COMPARED = 2000;

/** The newest photos, whose pictures are compared with each other. */
export async function listLooks(db: Db, carehomeId: string): Promise<Look[]> {
  const { rows } = await sql<Look>`
    select f.id, m.hash, m.look from photos f join media m on m.id = f.media_id
    where f.carehome_id = ${carehomeId} and m.carehome_id = ${carehomeId} and m.removed_at is null
      and f.state <> 'hidden' and m.look is not null
    order by f.added_at desc, f.id limit ${COMPARED}`.execute(db);
  return rows;
}

/** Those of these pairs that a colleague keeps. */
export async function listKeptPairs(
  db: Db,
  carehomeId: string,
  pairs: readonly AlikePair[],
): Promise<Set<string>> {
  if (pairs.length === 0) return new Set();
  const { rows } = await sql<{ first_id: string; second_id: string }>`
    select first_id, second_id from photo_kept_pairs
    where carehome_id = ${carehomeId} and (first_id, second_id) in (
      select * from unnest(${pairs.map(({ first }) => first)}::uuid[],
        ${pairs.map(({ second }) => second)}::uuid[]))`.execute(db);
  return new Set(rows.map(({ first_id, second_id }) => `${first_id} ${second_id}`));
}

/** Each pair of these photos is no longer offered as a duplicate. */
export const insertKeptPairs = (
  db: Db,
  carehomeId: string,
  { ids, userId, now }: { ids: readonly string[]; userId: string; now: Date },
) =>
  sql`
    insert into photo_kept_pairs (carehome_id, first_id, second_id, kept_by, kept_at)
    select ${carehomeId}, a, b, ${userId}, ${now}::timestamptz
    from unnest(${ids}::uuid[]) as a cross join unnest(${ids}::uuid[]) as b where a < b
    on conflict do nothing`.execute(db);
