import { PHOTO_STATES, type PhotoState } from '@relish/shared/photos/photos/choices.ts';
import { sql } from 'kysely';

import type { Db } from '../../../db/database.ts';

export interface AlbumFilters {
  resident_id?: string | undefined;
  state?: PhotoState | undefined;
  for_display: boolean;
  favourites: boolean;
}

/** By the same filters as the list. */
const selectAlbum = (db: Db, carehomeId: string, filters: AlbumFilters) => {
  const { resident_id, state, for_display } = filters;
  return db
    .selectFrom('photos as f')
    .where('f.carehome_id', '=', carehomeId)
    .where(
      'f.state',
      'in',
      state === undefined ? PHOTO_STATES.filter((each) => each !== 'hidden') : [state],
    )
    .$if(for_display, (query) =>
      query.where('f.state', '=', 'ready').where('f.sharing', '=', 'home'),
    )
    .$if(filters.favourites, (query) => query.where('f.favourite', '=', true))
    .$if(resident_id !== undefined, (query) =>
      query
        .innerJoin('photo_people as i', (join) =>
          join.onRef('i.carehome_id', '=', 'f.carehome_id').onRef('i.photo_id', '=', 'f.id'),
        )
        .where('i.carehome_id', '=', carehomeId)
        .where('i.resident_id', '=', resident_id ?? ''),
    );
};

export const countByMonth = (db: Db, carehomeId: string, filters: AlbumFilters) =>
  selectAlbum(db, carehomeId, filters)
    .select((eb) => [
      sql<string>`to_char(f.sort_on, 'YYYY-MM')`.as('month'),
      eb.fn.countAll<number>().as('count'),
    ])
    .groupBy('month')
    .orderBy('month', 'desc')
    .execute();

export const countByState = (db: Db, carehomeId: string, resident_id: string | undefined) =>
  selectAlbum(db, carehomeId, { resident_id, for_display: false, favourites: false })
    .select((eb) => ['f.state', eb.fn.countAll<number>().as('count')])
    .where('f.state', 'in', ['needs_people', 'pending'])
    .groupBy('f.state')
    .execute();

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
