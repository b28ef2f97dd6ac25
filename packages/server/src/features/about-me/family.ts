import type { aboutMeCalls } from '@relish/shared/about-me/contract.ts';
import { mayBeShared } from '@relish/shared/about-me/limits.ts';
import { can } from '@relish/shared/permissions.ts';
import { FAMILY_CIRCLE, SEES_UPDATES } from '@relish/shared/relatives/choices.ts';
import { familyState } from '@relish/shared/relatives/family-state.ts';

import { notFound } from '../../core/app-error.ts';
import type { Handlers } from '../../core/handler.ts';
import { agreementsOf } from '../consents/queries.ts';
import { ownPeople } from '../family-access/queries.ts';
import type { Context } from './entry-rules.ts';
import { pictureOf } from './pictures.ts';
import { listEntries } from './queries.ts';
import { readText } from './sealed-text.ts';

/** A relative's own person, or nobody: no answer tells that somebody else exists. */
export async function ownPerson({ db, carehomeId, user, now }: Context, residentId: string) {
  const person = await ownPeople(db, carehomeId, user.id)
    .where('r.id', '=', residentId)
    .executeTakeFirst();
  const state = person && familyState(person, now);
  if (!state || person.access_level < SEES_UPDATES) throw notFound();
  const agreed = await agreementsOf(db, carehomeId, [residentId]);
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

export const familyHandlers: Handlers<Pick<typeof aboutMeCalls, 'about-me/for-family'>> = {
  'about-me/for-family': async (context, { resident_id }) => {
    const { db, carehomeId, user, sealer } = context;
    const person = await ownPerson(context, resident_id);
    const rows = await listEntries(db, carehomeId, resident_id, ['accepted', 'pending']);
    const picture = pictureOf(context, person.agreed, 'family');
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
      // Once accepted the words may be the team's: only what still waits is shown for one's own.
      own_pending: shown
        .filter(({ row }) => row.status === 'pending' && row.author_id === user.id)
        .map(({ row, pictures }) => ({
          ...row,
          text: readText(sealer, row.section_key, row.text),
          pictures,
        })),
    };
  },
};
