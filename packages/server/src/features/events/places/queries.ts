import type { PlaceInput } from '@relish/shared/events/places/contract.ts';
import { sql } from 'kysely';

import { after, days } from '../../../core/clock.ts';
import type { Db } from '../../../db/database.ts';

interface PlaceRow {
  id: string;
  name: string;
  outdoors: boolean;
  fits: number | null;
  notes: string | null;
  archived: boolean;
  coming: number;
}

/** Events of this time before now count as use. */
const USED_DAYS = 90;

/** Those used most first. */
export async function listPlaces(db: Db, carehomeId: string, now: Date) {
  const since = after(now, -days(USED_DAYS)).toISOString().slice(0, 10);
  const { rows } = await sql<PlaceRow>`
    with used as (
      select lower(e.place) as name, count(*)::int as times, count(*) filter (where e.starts_at > ${now})::int as coming
      from events e
      where e.carehome_id = ${carehomeId} and e.deleted_at is null and e.status <> 'cancelled'
        and e.day >= ${since}::date and e.place is not null
      group by 1)
    select p.id, p.name, p.outdoors, p.fits, p.notes, p.archived_at is not null as archived,
      coalesce(u.coming, 0) as coming
    from places p left join used u on u.name = lower(p.name)
    where p.carehome_id = ${carehomeId}
    order by archived, coalesce(u.times, 0) desc, lower(p.name), p.id`.execute(db);
  return rows;
}

export const lockPlace = (db: Db, carehomeId: string, id: string) =>
  db
    .selectFrom('places')
    .select(['id', 'name'])
    .where('carehome_id', '=', carehomeId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export const findPlaceNamed = (db: Db, carehomeId: string, name: string, exceptId?: string) =>
  db
    .selectFrom('places')
    .select('archived_at')
    .where('carehome_id', '=', carehomeId)
    .where(sql`lower(name)`, '=', sql`lower(${name})`)
    .$if(exceptId !== undefined, (query) => query.where('id', '!=', exceptId ?? ''))
    .executeTakeFirst();

export const insertPlaces = (
  db: Db,
  carehomeId: string,
  places: readonly PlaceInput[],
  now: Date,
) =>
  db
    .insertInto('places')
    .values(places.map((each) => ({ ...each, carehome_id: carehomeId, created_at: now })))
    .returning('id')
    .execute();

export const updatePlace = (db: Db, carehomeId: string, id: string, values: PlaceInput) =>
  db
    .updateTable('places')
    .set(values)
    .where('carehome_id', '=', carehomeId)
    .where('id', '=', id)
    .execute();

export const archivePlace = (db: Db, carehomeId: string, id: string, archived_at: Date | null) =>
  db
    .updateTable('places')
    .set({ archived_at })
    .where('carehome_id', '=', carehomeId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();

/** In events that have not begun, and in those that their series will add. Guests are not told: nothing moves. */
export async function renameInComing(
  db: Db,
  carehomeId: string,
  names: { from: string; to: string },
  { userId, now }: { userId: string; now: Date },
): Promise<number> {
  const { rows } = await sql`
    update events set place = ${names.to}, version = version + 1, updated_by = ${userId}, updated_at = ${now}
    where carehome_id = ${carehomeId} and starts_at > ${now} and deleted_at is null
      and lower(place) = lower(${names.from})
    returning id`.execute(db);
  await sql`
    update event_series set details = jsonb_set(details, '{place}', to_jsonb(${names.to}::text))
    where carehome_id = ${carehomeId} and lower(details->>'place') = lower(${names.from})`.execute(
    db,
  );
  return rows.length;
}
