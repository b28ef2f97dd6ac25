import { can } from '@relish/shared/permissions.ts';
import type { albumCalls } from '@relish/shared/photos/photos/album-contract.ts';
import { MOST_COUNTED } from '@relish/shared/photos/photos/choices.ts';

import { notFound } from '../../../core/app-error.ts';
import type { Handlers } from '../../../core/handler.ts';
import { countInState, listMonths, updateFavourites } from './album-queries.ts';
import { insertKeptPairs } from './duplicate-queries.ts';
import { countOwn, listPhotosById, lockPhotos } from './queries.ts';

export const albumHandlers: Handlers<typeof albumCalls> = {
  'photos/months': async ({ db, carehomeId, user }, filters) => {
    const { resident_id } = filters;
    const residents = resident_id === undefined ? [] : [resident_id];
    if ((await countOwn(db, carehomeId, 'residents', residents)) < residents.length)
      throw notFound();
    const months = await listMonths(db, carehomeId, filters);
    const mayCount = can(user, 'photos.keep');
    const count = (state: 'needs_people' | 'pending') =>
      mayCount ? countInState(db, carehomeId, { state, limit: MOST_COUNTED }) : null;
    return { months, needs_people: await count('needs_people'), pending: await count('pending') };
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
