import { can } from '@relish/shared/permissions.ts';
import type { albumCalls } from '@relish/shared/photos/photos/album-contract.ts';

import { notFound } from '../../../core/app-error.ts';
import type { Handlers } from '../../../core/handler.ts';
import { countByMonth, countByState, updateFavourites } from './album-queries.ts';
import { insertKeptPairs } from './duplicate-queries.ts';
import { countOwn, listPhotosById, lockPhotos } from './queries.ts';

export const albumHandlers: Handlers<typeof albumCalls> = {
  'photos/months': async ({ db, carehomeId, user }, filters) => {
    const { resident_id } = filters;
    const residents = resident_id === undefined ? [] : [resident_id];
    if ((await countOwn(db, carehomeId, 'residents', residents)) < residents.length)
      throw notFound();
    const months = await countByMonth(db, carehomeId, filters);
    if (!can(user, 'photos.keep'))
      return {
        months: months.map(({ month }) => ({ month, count: null })),
        needs_people: null,
        pending: null,
      };
    const states = await countByState(db, carehomeId, resident_id);
    const countIn = (state: string) => states.find((each) => each.state === state)?.count ?? 0;
    return { months, needs_people: countIn('needs_people'), pending: countIn('pending') };
  },

  'photos/set-favourite': async ({ db, carehomeId }, { ids, favourite }) => {
    if ((await lockPhotos(db, carehomeId, ids)).length < ids.length) throw notFound();
    await updateFavourites(db, carehomeId, ids, favourite);
    return {};
  },

  'photos/keep-duplicates': async ({ db, carehomeId, user, now }, { ids }) => {
    if ((await listPhotosById(db, carehomeId, ids)).length < ids.length) throw notFound();
    await insertKeptPairs(db, carehomeId, { ids, userId: user.id, now });
    return {};
  },
};
