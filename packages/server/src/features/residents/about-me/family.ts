import { can } from '@relish/shared/permissions.ts';
import type { aboutMeCalls } from '@relish/shared/residents/about-me/contract.ts';
import { mayBeShared } from '@relish/shared/residents/about-me/limits.ts';
import { FAMILY_CIRCLE, SEES_UPDATES } from '@relish/shared/residents/relatives/choices.ts';
import { familyState } from '@relish/shared/residents/relatives/family-state.ts';

import { notFound } from '../../../core/app-error.ts';
import type { Handlers } from '../../../core/handler.ts';
import type { InHome } from '../../../core/handler.ts';
import { listAgreements } from '../consents/public.ts';
import { ownPeople } from '../relatives/public.ts';
import type { AboutMeAlbum } from './album.ts';
import { signPictures } from './pictures.ts';
import { listEntries } from './queries.ts';
import { readText } from './sealed-text.ts';

/** 404 for anyone else's resident. */
export async function ownPerson({ db, carehomeId, user, now }: InHome, residentId: string) {
  const person = await ownPeople(db, carehomeId, user.id)
    .where('r.id', '=', residentId)
    .executeTakeFirst();
  const state = person && familyState(person, now);
  if (!state || person.access_level < SEES_UPDATES) throw notFound();
  const agreed = await listAgreements(db, carehomeId, [residentId]);
  const shared = agreed(residentId, 'share_about_me_family');
  return {
    preferred_name: person.preferred_name,
    agreed,
    shared,
    may_contribute:
      shared &&
      person.access_level >= FAMILY_CIRCLE &&
      state === 'here' &&
      can(user, 'about-me.contribute'),
  };
}

export const createFamilyHandlers = (
  album: AboutMeAlbum,
): Handlers<Pick<typeof aboutMeCalls, 'about-me/for-family'>> => ({
  'about-me/for-family': {
    staged: async (context, { resident_id }) => {
      const { transaction, system, carehomeId, user, sealer, now } = context;
      const { person, rows } = await transaction(async (db) => ({
        person: await ownPerson({ ...context, db }, resident_id),
        rows: await listEntries(db, carehomeId, resident_id, ['accepted', 'pending']),
      }));
      // Everyone in a photo counts, and row level security hides others from relatives (N4).
      const isShown = await system((db) =>
        album.readShown(
          db,
          { carehomeId, relativeId: user.id, residentId: resident_id, now },
          rows.flatMap(({ media_ids }) => media_ids),
        ),
      );
      const picture = signPictures(context, { agreed: person.agreed, isShown, audience: 'family' });
      const shown = rows.map((row) => ({ row, pictures: picture(row) }));
      return {
        preferred_name: person.preferred_name,
        shared: person.shared,
        may_contribute: person.may_contribute,
        entries: shown
          .filter(
            ({ row }) =>
              person.shared &&
              row.status === 'accepted' &&
              row.visibility === 'staff_family' &&
              mayBeShared(row.section_key),
          )
          .map(({ row, pictures }) => ({ ...row, pictures })),
        // Accepted text may have been edited by staff, so only pending text is shown as the
        // relative's own.
        own_pending: shown
          .filter(({ row }) => row.status === 'pending' && row.author_id === user.id)
          .map(({ row, pictures }) => ({
            ...row,
            text: readText(sealer, row.section_key, row.text),
            pictures,
          })),
      };
    },
  },
});
