import type { PhotoState } from '@relish/shared/photos/photos/choices.ts';
import type { PersonInput } from '@relish/shared/photos/photos/photo.ts';
import { type Insertable, sql, type Updateable } from 'kysely';

import type { Db } from '../../../db/database.ts';
import type { Schema } from '../../../db/schema.ts';
import { fromRegion } from './facts-queries.ts';

const COLUMNS = [
  'f.id',
  'f.media_id',
  'f.version',
  'f.state',
  'f.named',
  'f.sharing',
  'f.origin',
  'f.taken_on',
  'f.decade',
  'f.sort_on',
  'f.place',
  'f.caption',
  'f.story',
  'f.chapter',
  'f.added_by',
  'f.added_at',
  'f.event_id',
  'f.report_id',
  'f.answer',
  'f.answered_at',
  'f.favourite',
  'f.family_words',
  'm.key',
  'm.purpose',
  'm.resident_id',
  'm.width',
  'm.height',
] as const;

/** Only photos whose picture is still there. */
const selectPhotos = (db: Db, carehomeId: string) =>
  db
    .selectFrom('photos as f')
    .innerJoin('media as m', 'm.id', 'f.media_id')
    .select(COLUMNS)
    .where('f.carehome_id', '=', carehomeId)
    .where('m.carehome_id', '=', carehomeId)
    .where('m.removed_at', 'is', null)
    .$narrowType<{ width: number; height: number }>();

export type PhotoRow = Awaited<ReturnType<ReturnType<typeof selectPhotos>['execute']>>[number];

export const findPhoto = (db: Db, carehomeId: string, id: string) =>
  selectPhotos(db, carehomeId).where('f.id', '=', id).executeTakeFirst();

export const findPhotoOfMedia = (db: Db, carehomeId: string, mediaId: string) =>
  selectPhotos(db, carehomeId).where('f.media_id', '=', mediaId).executeTakeFirst();

export const listPhotosOfMedia = (db: Db, carehomeId: string, mediaIds: readonly string[]) =>
  mediaIds.length === 0
    ? Promise.resolve([])
    : selectPhotos(db, carehomeId).where('f.media_id', 'in', mediaIds).orderBy('f.id').execute();

export const listPhotosById = (db: Db, carehomeId: string, ids: readonly string[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : selectPhotos(db, carehomeId).where('f.id', 'in', ids).orderBy('f.id').execute();

/** In a fixed order, so that two requests for the same photos do not deadlock. */
export const lockPhotos = (db: Db, carehomeId: string, ids: readonly string[]) =>
  selectPhotos(db, carehomeId).where('f.id', 'in', ids).orderBy('f.id').forUpdate('f').execute();

export interface ListFilters {
  residentIds: readonly string[] | undefined;
  month: string | undefined;
  decade: number | undefined;
  state: PhotoState | undefined;
  event_id: string | undefined;
  report_id: string | undefined;
  for_display: boolean;
  favourites: boolean;
  after: { day: string; id: string } | null;
  limit: number;
}

/** Latest first. Hidden ones are listed only when asked for. */
export function listPhotos(db: Db, carehomeId: string, filters: ListFilters) {
  const { residentIds, month, decade, state, event_id, report_id, after } = filters;
  const only = residentIds?.length === 1 ? residentIds[0] : undefined;
  return (
    selectPhotos(db, carehomeId)
      // From the index of the album, so that the first page of a large one is as quick.
      .$if(only !== undefined, (query) =>
        query
          .innerJoin('photo_people as i', (join) =>
            join.onRef('i.carehome_id', '=', 'f.carehome_id').onRef('i.photo_id', '=', 'f.id'),
          )
          .where('i.carehome_id', '=', carehomeId)
          .where('i.resident_id', '=', only ?? '')
          .orderBy('i.sort_on', 'desc')
          .orderBy('i.photo_id', 'desc')
          .$if(after !== null, (page) =>
            page.where(
              sql<boolean>`(i.sort_on, i.photo_id) < (${after?.day}::date, ${after?.id}::uuid)`,
            ),
          ),
      )
      .$if(only === undefined, (query) =>
        query
          .orderBy('f.sort_on', 'desc')
          .orderBy('f.id', 'desc')
          .$if(after !== null, (page) =>
            page.where(sql<boolean>`(f.sort_on, f.id) < (${after?.day}::date, ${after?.id}::uuid)`),
          ),
      )
      .$if(only === undefined && residentIds !== undefined, (query) =>
        query.where('f.id', 'in', (eb) =>
          eb
            .selectFrom('photo_people')
            .select('photo_id')
            .where('carehome_id', '=', carehomeId)
            .where('resident_id', 'in', residentIds ?? []),
        ),
      )
      .where('f.state', state === undefined ? '<>' : '=', state ?? 'hidden')
      .$if(filters.for_display, (query) =>
        query.where('f.state', '=', 'ready').where('f.sharing', '=', 'home'),
      )
      .$if(filters.favourites, (query) => query.where('f.favourite', '=', true))
      .$if(month !== undefined, (query) =>
        query
          .where('f.sort_on', '>=', `${month}-01`)
          .where(sql<boolean>`f.sort_on < ${`${month}-01`}::date + interval '1 month'`),
      )
      .$if(decade !== undefined, (query) =>
        query
          .where('f.sort_on', '>=', `${decade}-01-01`)
          .where('f.sort_on', '<=', `${(decade ?? 0) + 9}-12-31`),
      )
      .$if(event_id !== undefined, (query) => query.where('f.event_id', '=', event_id ?? ''))
      .$if(report_id !== undefined, (query) => query.where('f.report_id', '=', report_id ?? ''))
      .limit(filters.limit)
      .execute()
  );
}

/** One page of an album, latest first. */
export const listAlbumPage = (
  db: Db,
  carehomeId: string,
  page: Pick<ListFilters, 'residentIds' | 'after' | 'limit'>,
) =>
  listPhotos(db, carehomeId, {
    month: undefined,
    decade: undefined,
    state: undefined,
    event_id: undefined,
    report_id: undefined,
    for_display: false,
    favourites: false,
    ...page,
  });

/** The album of the home, latest first. */
export const listForDisplay = (db: Db, carehomeId: string, limit: number) =>
  selectPhotos(db, carehomeId)
    .where('f.state', '=', 'ready')
    .where('f.sharing', '=', 'home')
    .orderBy('f.sort_on', 'desc')
    .orderBy('f.id', 'desc')
    .limit(limit)
    .execute();

export const insertPhotos = (db: Db, rows: readonly Insertable<Schema['photos']>[]) =>
  db.insertInto('photos').values(rows).returning(['id', 'sort_on']).execute();

export const updatePhoto = (
  db: Db,
  carehomeId: string,
  { id, version }: { id: string; version: number },
  values: Updateable<Schema['photos']>,
) =>
  db
    .updateTable('photos')
    .set({ ...values, version: version + 1 })
    .where('carehome_id', '=', carehomeId)
    .where('id', '=', id)
    .execute();

interface PhotoOfPeople {
  id: string;
  sort_on: string;
}

type PersonToStore = PersonInput & { refused?: boolean };

export async function replacePeople(
  db: Db,
  carehomeId: string,
  photo: PhotoOfPeople,
  people: readonly PersonToStore[],
) {
  await db
    .deleteFrom('photo_people')
    .where('carehome_id', '=', carehomeId)
    .where('photo_id', '=', photo.id)
    .execute();
  await insertPeople(db, carehomeId, [{ photo, people }]);
}

export async function insertPeople(
  db: Db,
  carehomeId: string,
  photos: readonly { photo: PhotoOfPeople; people: readonly PersonToStore[] }[],
) {
  const rows = photos.flatMap(({ photo, people }) =>
    people.map((person, position) => ({
      ...person,
      carehome_id: carehomeId,
      photo_id: photo.id,
      position,
      sort_on: photo.sort_on,
      region: fromRegion(person.region),
    })),
  );
  if (rows.length > 0) await db.insertInto('photo_people').values(rows).execute();
}

/** How many of these ids are residents, events or records of the home. */
export async function countOwn(
  db: Db,
  carehomeId: string,
  table: 'residents' | 'events' | 'reports',
  ids: readonly string[],
): Promise<number> {
  if (ids.length === 0) return 0;
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)}
    where carehome_id = ${carehomeId} and id = any(${ids})`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Residents who took part in the record, came to the event or were invited to it. */
export async function listLikely(
  db: Db,
  carehomeId: string,
  { event_id, report_id }: { event_id: string | null; report_id: string | null },
) {
  if (event_id === null && report_id === null) return [];
  const { rows } = await sql<{ id: string; preferred_name: string }>`
    select r.id, r.preferred_name from residents r
    where r.carehome_id = ${carehomeId} and (
      r.id in (select p.resident_id from participations p
        where p.carehome_id = ${carehomeId} and p.report_id = ${report_id})
      or r.id in (select p.resident_id from event_people p
        where p.carehome_id = ${carehomeId} and p.event_id = ${event_id} and p.mark is not null)
      or exists (select from events e
        where e.carehome_id = ${carehomeId} and e.id = ${event_id} and r.id = any(e.resident_ids)))
    order by r.preferred_name, r.id limit 200`.execute(db);
  return rows;
}

/** Someone who has left the home is not seen. */
export async function listNames(db: Db, ids: readonly (string | null)[]) {
  const known = [...new Set(ids.flatMap((id) => id ?? []))];
  if (known.length === 0) return new Map<string, string>();
  const rows = await db
    .selectFrom('users')
    .select(['id', sql<string>`first_name || ' ' || last_name`.as('name')])
    .where('id', 'in', known)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Behind a lock, so that simultaneous requests do not exceed the limit. */
export async function countPending(db: Db, carehomeId: string, userId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`photos ${userId}`}, 0))`.execute(db);
  const { count } = await db
    .selectFrom('photos')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('carehome_id', '=', carehomeId)
    .where('added_by', '=', userId)
    .where('state', '=', 'pending')
    .executeTakeFirstOrThrow();
  return count;
}
