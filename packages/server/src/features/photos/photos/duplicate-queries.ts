import { sql } from 'kysely';

import type { Db } from '../../../db/database.ts';

/** Differing bits of 64 up to which two pictures look the same. */
const ALIKE_BITS = 5;
// Bounds the work in a home with very many photos.
const COMPARED = 2000;
const PAIRS_AT_MOST = 200;

export interface AlikePair {
  first: string;
  second: string;
  is_same_file: boolean;
}

/**
 * Pairs among the newest photos, or with one of the given ones. Two looks that differ in five bits are equal in one of
 * six parts, so only photos that share a part are compared.
 */
export async function listAlike(
  db: Db,
  carehomeId: string,
  ids: readonly string[],
): Promise<AlikePair[]> {
  const { rows } = await sql<AlikePair>`
    with newest as materialized (
      select f.id, m.hash, m.look, ('x' || m.look)::bit(64) as bits from photos f join media m on m.id = f.media_id
      where f.carehome_id = ${carehomeId} and m.carehome_id = ${carehomeId} and m.removed_at is null
        and f.state <> 'hidden' and m.look is not null
      order by f.added_at desc, f.id limit ${COMPARED}),
    parts as materialized (
      select n.id, n.hash, n.bits, p.* from newest n cross join lateral (values
        (1, substr(n.look, 1, 3)), (2, substr(n.look, 4, 3)), (3, substr(n.look, 7, 3)),
        (4, substr(n.look, 10, 3)), (5, substr(n.look, 13, 2)), (6, substr(n.look, 15, 2))) as p (number, part))
    select distinct a.id as first, b.id as second, coalesce(a.hash = b.hash, false) as is_same_file
    from parts a join parts b on a.number = b.number and a.part = b.part and a.id < b.id
    where bit_count(a.bits # b.bits) <= ${ALIKE_BITS}
      and (cardinality(${ids}::uuid[]) = 0 or a.id = any(${ids}::uuid[]) or b.id = any(${ids}::uuid[]))
      and not exists (select from photo_kept_pairs k
        where k.carehome_id = ${carehomeId} and k.first_id = a.id and k.second_id = b.id)
    order by first, second limit ${PAIRS_AT_MOST}`.execute(db);
  return rows;
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
