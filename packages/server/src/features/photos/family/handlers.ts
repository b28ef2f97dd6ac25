import { can } from '@relish/shared/permissions.ts';
import type { familyPhotoCalls } from '@relish/shared/photos/family/contract.ts';
import { photoCalls } from '@relish/shared/photos/photos/contract.ts';

import { notFound } from '../../../core/app-error.ts';
import type { Handlers } from '../../../core/handler.ts';
import { hidingOthers } from '../../residents/names/public.ts';
import { hidingInPhoto, listOwnResidents, listShown } from '../photos/public.ts';
import { countToAnswer, listOwnThanks, listSuggestions } from './queries.ts';

export const familyPhotoHandlers: Handlers<typeof familyPhotoCalls> = {
  'photos/feed': {
    staged: async (context, { resident_id, after, limit }) => {
      const { transaction, carehomeId, user } = context;
      // The package of the home may not include photos.
      if (!can(user, 'photo-book.view')) return { photos: [], next: null };
      const filters = photoCalls['photos/list'].input.parse({
        ...(resident_id !== undefined && { resident_id }),
        state: 'ready',
        after,
        limit,
      });
      const { shown, next } = await listShown(context, filters);
      const photoIds = shown.map(({ card }) => card.id);
      const thanks = await transaction((db) =>
        listOwnThanks(db, carehomeId, { userId: user.id, photoIds }),
      );
      return {
        photos: shown.map(({ card }) => ({ ...card, own_thanks: thanks.get(card.id) ?? null })),
        next,
      };
    },
  },

  'photos/suggestions': {
    staged: async ({ transaction, system, carehomeId, user, media, now }, { resident_id }) => {
      if (!can(user, 'photo-book.view')) return [];
      const own = await transaction((db) =>
        listOwnResidents(db, { carehomeId, userId: user.id, now }),
      );
      // N1: another family's resident is as unknown as one who does not exist.
      if (resident_id !== undefined && !own.includes(resident_id)) throw notFound();
      const residentIds = resident_id === undefined ? own : [resident_id];
      if (residentIds.length === 0) return [];
      // Above the home's rows for relatives, which hide that another person said no.
      const { rows, hide } = await system(async (db) => ({
        rows: await listSuggestions(db, carehomeId, { userId: user.id, residentIds }),
        hide: await hidingOthers(db, carehomeId, own),
      }));
      return rows.flatMap((row) => {
        const state = findState(row);
        if (!state) return [];
        const link = { carehomeId, id: row.media_id, audience: 'family', now } as const;
        return {
          id: row.id,
          state,
          picture: state === 'waiting' ? media.signUrls(link) : null,
          caption: hidingInPhoto(row, own, hide)(row.caption),
          answer: row.answer,
          added_at: row.added_at,
        };
      });
    },
  },

  'photos/to-answer': ({ db, carehomeId }) => countToAnswer(db, carehomeId),
};

type Suggestion = Awaited<ReturnType<typeof listSuggestions>>[number];

/** Undefined for a photo that was accepted and hidden later, which is no answer to the family. */
function findState({ state, sharing, answered_at }: Suggestion) {
  if (state === 'pending') return 'waiting';
  if (state !== 'hidden') return 'accepted';
  return answered_at !== null && sharing === 'staff' ? 'declined' : undefined;
}
