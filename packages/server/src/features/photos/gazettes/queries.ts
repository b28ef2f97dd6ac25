import type { CopyState } from '@relish/shared/photos/photo-books/choices.ts';
import type { Agreement } from '@relish/shared/residents/relatives/choices.ts';
import { sql } from 'kysely';

import type { Db } from '../../../db/database.ts';

export interface GazetteKey {
  carehomeId: string;
  residentId: string;
  quarter: string;
}

export const findReader = (db: Db, carehomeId: string, residentId: string) =>
  db
    .selectFrom('gazette_readers')
    .select(['name', 'agreed'])
    .where('carehome_id', '=', carehomeId)
    .where('resident_id', '=', residentId)
    .executeTakeFirst();

export const saveReader = (
  db: Db,
  carehomeId: string,
  residentId: string,
  values: { name: string | null; agreed: Agreement; set_by: string; set_at: Date },
) =>
  db
    .insertInto('gazette_readers')
    .values({ carehome_id: carehomeId, resident_id: residentId, ...values })
    .onConflict((conflict) => conflict.columns(['carehome_id', 'resident_id']).doUpdateSet(values))
    .execute();

export const deleteReader = (db: Db, carehomeId: string, residentId: string) =>
  db
    .deleteFrom('gazette_readers')
    .where('carehome_id', '=', carehomeId)
    .where('resident_id', '=', residentId)
    .execute();

/** Residents who live here and whose family receives a gazette. */
export const listRecipients = (db: Db, carehomeId: string) =>
  db
    .selectFrom('gazette_readers as g')
    .innerJoin('residents as r', (join) =>
      join.onRef('r.carehome_id', '=', 'g.carehome_id').onRef('r.id', '=', 'g.resident_id'),
    )
    .select(['r.id', 'r.preferred_name', 'g.name as reader'])
    .where('g.carehome_id', '=', carehomeId)
    .where('r.status', 'not in', ['pre_admission', 'moved_out', 'deceased'])
    .orderBy('r.preferred_name')
    .orderBy('r.id')
    .execute();

export interface GazetteRow {
  resident_id: string;
  preferred_name: string;
  quarter: string;
  state: 'queued' | 'made' | 'too_little' | 'not_agreed';
  reader: string | null;
  book_id: string | null;
  created_at: string;
  posted_at: string | null;
  copy_id: string | null;
  copy_state: CopyState | null;
  copy_kept: boolean | null;
  printed_at: string | null;
}

const LISTED = 200;

/** With the latest whole PDF of each; N7: without former residents. */
export async function listGazettes(
  db: Db,
  carehomeId: string,
  { since, residentId = null, now }: { since: string; residentId?: string | null; now: Date },
): Promise<GazetteRow[]> {
  const { rows } = await sql<GazetteRow>`
    select x.resident_id, r.preferred_name, x.quarter, x.state, coalesce(b.reader, g.name) as reader, b.id as book_id,
      x.created_at, x.posted_at, c.id as copy_id, c.state as copy_state,
      c.file_key is not null and c.expires_at > ${now} as copy_kept,
      (select max(p.downloaded_at) from photo_book_copies p
        where p.carehome_id = x.carehome_id and p.book_id = x.book_id) as printed_at
    from gazettes x
    join residents r on r.carehome_id = x.carehome_id and r.id = x.resident_id
    left join gazette_readers g on g.carehome_id = x.carehome_id and g.resident_id = x.resident_id
    left join photo_books b on b.carehome_id = x.carehome_id and b.id = x.book_id
    left join lateral (
      select id, state, file_key, expires_at from photo_book_copies p
      where p.carehome_id = x.carehome_id and p.book_id = x.book_id and p.page_ids is null
      order by p.created_at desc, p.id limit 1) c on true
    where x.carehome_id = ${carehomeId} and x.quarter >= ${since} and b.removed_at is null
      and (${residentId}::uuid is null or x.resident_id = ${residentId}::uuid)
      and r.status not in ('pre_admission', 'moved_out', 'deceased')
    order by x.quarter desc, r.preferred_name, x.resident_id limit ${LISTED}`.execute(db);
  return rows;
}

/** Whose gazettes were made, and neither printed nor posted; one entry for each. */
export async function listWaiting(db: Db, carehomeId: string, since: string): Promise<string[]> {
  const { rows } = await sql<{ resident_id: string }>`
    select x.resident_id
    from gazettes x
    join residents r on r.carehome_id = x.carehome_id and r.id = x.resident_id
    join photo_books b on b.carehome_id = x.carehome_id and b.id = x.book_id
    where x.carehome_id = ${carehomeId} and x.quarter >= ${since} and x.state = 'made' and x.posted_at is null
      and b.removed_at is null and r.status not in ('pre_admission', 'moved_out', 'deceased')
      and not exists (select from photo_book_copies p where p.carehome_id = x.carehome_id and p.book_id = x.book_id
        and p.downloaded_at is not null)`.execute(db);
  return rows.map(({ resident_id }) => resident_id);
}

/** Books of gazettes without any PDF. */
export async function listWithoutFile(db: Db, carehomeId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('photo_books as b')
    .select('b.id')
    .where('b.carehome_id', '=', carehomeId)
    .where('b.kind', '=', 'gazette')
    .where('b.removed_at', 'is', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('photo_book_copies as c')
            .select('c.id')
            .whereRef('c.carehome_id', '=', 'b.carehome_id')
            .whereRef('c.book_id', '=', 'b.id'),
        ),
      ),
    )
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * True if it has to be made: the first, or after one that was removed, had too little to print or
 * got stuck.
 */
export async function claimNow(
  db: Db,
  { carehomeId, residentId, quarter }: GazetteKey,
  { now, stuckBefore }: { now: Date; stuckBefore: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into gazettes (carehome_id, resident_id, quarter, created_at)
    values (${carehomeId}, ${residentId}, ${quarter}, ${now})
    on conflict (carehome_id, resident_id, quarter) do update
      set state = 'queued', created_at = excluded.created_at, posted_at = null, posted_by = null
      where gazettes.state in ('too_little', 'not_agreed')
        or (gazettes.state = 'queued' and gazettes.created_at < ${stuckBefore})
        or exists (select from photo_books b where b.carehome_id = gazettes.carehome_id
          and b.id = gazettes.book_id and b.removed_at is not null)
    returning quarter`.execute(db);
  return rows.length > 0;
}

const where = ({ carehomeId, residentId, quarter }: GazetteKey) =>
  sql<boolean>`carehome_id = ${carehomeId} and resident_id = ${residentId} and quarter = ${quarter}`;

/** Undefined if it is made already. */
export const lockQueued = (db: Db, key: GazetteKey) =>
  db
    .selectFrom('gazettes')
    .select('quarter')
    .where(where(key))
    .where('state', '=', 'queued')
    .forUpdate()
    .executeTakeFirst();

export const finishGazette = (
  db: Db,
  key: GazetteKey,
  values: { state: 'made' | 'too_little' | 'not_agreed'; book_id?: string },
) => db.updateTable('gazettes').set(values).where(where(key)).execute();

export const deleteGazette = (db: Db, key: GazetteKey) =>
  db.deleteFrom('gazettes').where(where(key)).execute();

/** Undefined if there is none. */
export const setPosted = (
  db: Db,
  key: GazetteKey,
  values: { posted_at: Date | null; posted_by: string | null },
) =>
  db
    .updateTable('gazettes')
    .set(values)
    .where(where(key))
    .where('state', '=', 'made')
    .returning('quarter')
    .executeTakeFirst();
