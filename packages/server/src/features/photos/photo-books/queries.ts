import type { BookKind } from '@relish/shared/photos/photo-books/choices.ts';
import { type Insertable, sql, type Updateable } from 'kysely';

import type { Db } from '../../../db/database.ts';
import type { Schema } from '../../../db/schema.ts';

const selectBooks = (db: Db, carehomeId: string) =>
  db
    .selectFrom('photo_books as b')
    .leftJoin('residents as r', (join) =>
      join.onRef('r.carehome_id', '=', 'b.carehome_id').onRef('r.id', '=', 'b.resident_id'),
    )
    .selectAll('b')
    .select('r.preferred_name')
    .where('b.carehome_id', '=', carehomeId)
    .where('b.removed_at', 'is', null);

export type BookData = Awaited<ReturnType<ReturnType<typeof selectBooks>['execute']>>[number];

export const findBook = (db: Db, carehomeId: string, id: string) =>
  selectBooks(db, carehomeId).where('b.id', '=', id).executeTakeFirst();

export const lockBook = (db: Db, carehomeId: string, id: string) =>
  selectBooks(db, carehomeId).where('b.id', '=', id).forUpdate('b').executeTakeFirst();

/** Without their pages, which are long. */
export const listBooks = (
  db: Db,
  carehomeId: string,
  {
    residentIds,
    kinds,
    limit,
  }: { residentIds: readonly string[] | null; kinds: readonly BookKind[]; limit: number },
) =>
  residentIds?.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('photo_books as b')
        .leftJoin('residents as r', (join) =>
          join.onRef('r.carehome_id', '=', 'b.carehome_id').onRef('r.id', '=', 'b.resident_id'),
        )
        .select([
          'b.id',
          'b.kind',
          'b.title',
          'b.resident_id',
          'r.preferred_name',
          'b.paper',
          'b.orientation',
          'b.edition',
          'b.shared_at',
          'b.updated_at',
          sql<number>`jsonb_array_length(b.pages)`.as('page_count'),
        ])
        .where('b.carehome_id', '=', carehomeId)
        .where('b.removed_at', 'is', null)
        .where('b.kind', 'in', kinds)
        .$if(residentIds !== null, (query) => query.where('b.resident_id', 'in', residentIds ?? []))
        .orderBy('b.updated_at', 'desc')
        .orderBy('b.id')
        .limit(limit)
        .execute();

/** Behind a lock, so that simultaneous requests do not exceed the limit. */
export async function countBooks(db: Db, carehomeId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`photo-books ${carehomeId}`}, 0))`.execute(
    db,
  );
  const { count } = await db
    .selectFrom('photo_books')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('carehome_id', '=', carehomeId)
    .where('removed_at', 'is', null)
    .where('kind', '=', 'book')
    .executeTakeFirstOrThrow();
  return count;
}

export const insertBook = async (db: Db, values: Insertable<Schema['photo_books']>) =>
  (await db.insertInto('photo_books').values(values).returning('id').executeTakeFirstOrThrow()).id;

export const updateBook = (
  db: Db,
  carehomeId: string,
  id: string,
  values: Updateable<Schema['photo_books']>,
) =>
  db
    .updateTable('photo_books')
    .set(values)
    .where('carehome_id', '=', carehomeId)
    .where('id', '=', id)
    .execute();

const CONSIDERED = 600;

interface Period {
  from_day: string | null;
  to_day: string | null;
}

/** Photos that could be in a book, latest first; whether they may be shown is decided afterwards. */
export async function listCandidateIds(
  db: Db,
  carehomeId: string,
  residentId: string | null,
  { from_day, to_day }: Period,
): Promise<string[]> {
  const rows = await (residentId === null
    ? db
        .selectFrom('photos')
        .select(['id as photo_id', 'sort_on'])
        .where('carehome_id', '=', carehomeId)
        .$if(from_day !== null, (query) => query.where('sort_on', '>=', from_day ?? ''))
        .$if(to_day !== null, (query) => query.where('sort_on', '<=', to_day ?? ''))
        .orderBy('sort_on', 'desc')
        .orderBy('id', 'desc')
        .limit(CONSIDERED)
        .execute()
    : db
        .selectFrom('photo_people')
        .select(['photo_id', 'sort_on'])
        .where('carehome_id', '=', carehomeId)
        .where('resident_id', '=', residentId)
        .$if(from_day !== null, (query) => query.where('sort_on', '>=', from_day ?? ''))
        .$if(to_day !== null, (query) => query.where('sort_on', '<=', to_day ?? ''))
        .orderBy('sort_on', 'desc')
        .orderBy('photo_id', 'desc')
        .limit(CONSIDERED)
        .execute());
  return rows.map(({ photo_id }) => photo_id);
}

export async function listLooks(db: Db, carehomeId: string, mediaIds: readonly string[]) {
  if (mediaIds.length === 0) return new Map<string, string | null>();
  const rows = await db
    .selectFrom('media')
    .select(['id', 'look'])
    .where('carehome_id', '=', carehomeId)
    .where('id', 'in', mediaIds)
    .execute();
  return new Map(rows.map(({ id, look }) => [id, look]));
}

export interface QuoteRow {
  id: string;
  day: string;
  quote: string;
}

const QUOTES = 120;

/** Quotes that the family reads in the app, of a time or by their records; consent is checked above. */
export async function listQuotes(
  db: Db,
  carehomeId: string,
  residentId: string,
  { from_day = null, to_day = null, ids = null }: Partial<Period> & { ids?: string[] | null },
): Promise<QuoteRow[]> {
  const { rows } = await sql<QuoteRow>`
    select p.report_id as id, p.day, p.quote
    from participations p join reports r on r.carehome_id = p.carehome_id and r.id = p.report_id
    where p.carehome_id = ${carehomeId} and p.resident_id = ${residentId} and p.family_sees
      and not p.voided and not p.tells_distress and r.status <> 'voided' and r.report_type = 'full'
      and p.quote is not null and length(p.quote) >= 12
      and (${ids}::uuid[] is null or p.report_id = any(${ids}::uuid[]))
      and (${from_day}::date is null or p.day >= ${from_day}::date)
      and (${to_day}::date is null or p.day <= ${to_day}::date)
    order by p.day desc, p.report_id limit ${QUOTES}`.execute(db);
  return rows;
}

export interface EnjoyedRow {
  id: string;
  day: string;
  title: string;
  /** Written by staff, so that it may name residents. */
  own_title: boolean;
}

const ENGAGED = 3;

/** Activities with high engagement that the family reads in the app; consent is checked above. */
export async function listEnjoyed(
  db: Db,
  carehomeId: string,
  residentId: string,
  { from_day = null, to_day = null, ids = null }: Partial<Period> & { ids?: string[] | null },
): Promise<EnjoyedRow[]> {
  const { rows } = await sql<EnjoyedRow>`
    select p.report_id as id, p.day, r.title, r.activity_id is null
        or not exists (select from library_items l where l.id = r.activity_id) as own_title
    from participations p join reports r on r.carehome_id = p.carehome_id and r.id = p.report_id
    where p.carehome_id = ${carehomeId} and p.resident_id = ${residentId} and p.family_sees
      and not p.voided and not p.tells_distress and r.status <> 'voided'
      and p.attendance = 'took_part' and p.engagement >= ${ENGAGED}
      and (${ids}::uuid[] is null or p.report_id = any(${ids}::uuid[]))
      and (${from_day}::date is null or p.day >= ${from_day}::date)
      and (${to_day}::date is null or p.day <= ${to_day}::date)
    order by p.engagement desc, p.day desc, p.report_id limit ${QUOTES}`.execute(db);
  return rows;
}

/** Divides a life into chapters. */
export const findLifeDates = (db: Db, carehomeId: string, residentId: string) =>
  db
    .selectFrom('residents')
    .select(['date_of_birth', 'move_in_date'])
    .where('carehome_id', '=', carehomeId)
    .where('id', '=', residentId)
    .executeTakeFirst();

export const findPreferredName = async (
  db: Db,
  carehomeId: string,
  residentId: string,
): Promise<string> =>
  (
    await db
      .selectFrom('residents')
      .select('preferred_name')
      .where('carehome_id', '=', carehomeId)
      .where('id', '=', residentId)
      .executeTakeFirst()
  )?.preferred_name ?? '';
