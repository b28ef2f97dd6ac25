import type { PhotoState } from '@relish/shared/photos/photos/choices.ts';
import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../../../db/database.ts';

export interface AlbumFilters {
  resident_id?: string | undefined;
  state?: PhotoState | undefined;
  for_display: boolean;
  favourites: boolean;
}

/** The latest day of the album, by the same filters as the list. */
function selectLatest(carehomeId: string, filters: AlbumFilters, before: RawBuilder<unknown>) {
  const { resident_id, state, for_display, favourites } = filters;
  const from =
    resident_id === undefined
      ? sql`photos f where f.carehome_id = ${carehomeId}`
      : sql`photo_people i join photos f on f.carehome_id = i.carehome_id and f.id = i.photo_id
          where i.carehome_id = ${carehomeId} and i.resident_id = ${resident_id}`;
  const day = resident_id === undefined ? sql`f.sort_on` : sql`i.sort_on`;
  return sql`
    select ${day} as sort_on from ${from}
      and ${state === undefined ? sql`f.state <> 'hidden'` : sql`f.state = ${state}`}
      ${for_display ? sql`and f.state = 'ready' and f.sharing = 'home'` : sql``}
      ${favourites ? sql`and f.favourite` : sql``}
      and ${day} < ${before}
    order by ${day} desc limit 1`;
}

// A home that enters a month for every photo of a century.
const MONTHS_AT_MOST = 1200;

/** Jumps from month to month in the index, so a large album takes no longer than a small one. */
export async function listMonths(
  db: Db,
  carehomeId: string,
  filters: AlbumFilters,
): Promise<string[]> {
  const firstOfMonth = sql`m.sort_on - (extract(day from m.sort_on)::int - 1)`;
  const { rows } = await sql<{ month: string }>`
    with recursive months as (
      (${selectLatest(carehomeId, filters, sql`'infinity'::date`)})
      union all
      select (${selectLatest(carehomeId, filters, firstOfMonth)}) from months m
      where m.sort_on is not null)
    select to_char(sort_on, 'YYYY-MM') as month from months where sort_on is not null
    limit ${MONTHS_AT_MOST}`.execute(db);
  return rows.map(({ month }) => month);
}

/** Up to a limit, so that counting takes no longer in a large album. */
export async function countInState(
  db: Db,
  carehomeId: string,
  { state, limit }: { state: PhotoState; limit: number },
): Promise<number> {
  const { count } = await db
    .selectFrom((eb) =>
      eb
        .selectFrom('photos')
        .select('id')
        .where('carehome_id', '=', carehomeId)
        .where('state', '=', state)
        .limit(limit)
        .as('some'),
    )
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Leaves the version as it is, so that it does not disturb a colleague who edits the photo. */
export const updateFavourites = (
  db: Db,
  carehomeId: string,
  ids: readonly string[],
  favourite: boolean,
) =>
  db
    .updateTable('photos')
    .set({ favourite })
    .where('carehome_id', '=', carehomeId)
    .where('id', 'in', ids)
    .execute();
