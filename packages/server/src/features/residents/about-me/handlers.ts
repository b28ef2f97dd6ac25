import { can } from '@relish/shared/permissions.ts';
import type { aboutMeCalls } from '@relish/shared/residents/about-me/contract.ts';
import { completeness } from '@relish/shared/residents/about-me/sections.ts';

import { notFound } from '../../../core/app-error.ts';
import type { Handlers } from '../../../core/handler.ts';
import { listAgreements } from '../consents/public.ts';
import type { AboutMeAlbum } from './album.ts';
import { createContributionHandlers } from './contributions.ts';
import { createFamilyHandlers } from './family.ts';
import { signPictures } from './pictures.ts';
import { findEntry, findPerson, listClosed, listEntries, listVersions } from './queries.ts';
import { readText } from './sealed-text.ts';
import { createWritingHandlers } from './write.ts';

export const createAboutMeHandlers = (album: AboutMeAlbum): Handlers<typeof aboutMeCalls> => ({
  'about-me/get': async (context, { resident_id }) => {
    const { db, carehomeId, user, sealer, now } = context;
    const person = await findPerson(db, carehomeId, resident_id);
    if (!person) throw notFound();
    const agreed = await listAgreements(db, carehomeId, [resident_id]);
    const rows = await listEntries(db, carehomeId, resident_id, ['accepted', 'pending']);
    const isShown = await album.readShown(
      db,
      { carehomeId, relativeId: undefined, residentId: resident_id, now },
      rows.flatMap(({ media_ids }) => media_ids),
    );
    const picture = signPictures(context, { agreed, isShown, audience: 'staff' });
    const shown = rows.map((row) => ({
      ...row,
      text: readText(sealer, row.section_key, row.text),
      pictures: picture(row),
    }));
    const entries = shown.filter(({ status }) => status === 'accepted');
    const closed = await listClosed(db, carehomeId, resident_id);
    const mayAccept = can(user, 'about-me.edit');
    return {
      resident_id,
      preferred_name: person.preferred_name,
      avoid_topics: person.avoid_topics,
      completeness: completeness(
        closed.filter(({ prompt_key }) => prompt_key === null).map((each) => each.section_key),
        entries.map(({ section_key }) => section_key),
      ),
      shared_with_family: agreed(resident_id, 'share_about_me_family'),
      pictures_agreed: agreed(resident_id, 'photo_life_story'),
      closed,
      entries,
      pending: shown.filter(
        ({ status, author_id }) => status === 'pending' && (mayAccept || author_id === user.id),
      ),
    };
  },

  'about-me/versions': async ({ db, carehomeId, sealer }, { id }) => {
    const entry = await findEntry(db, carehomeId, id);
    if (!entry) throw notFound();
    const versions = await listVersions(db, carehomeId, id);
    return versions.map((each) => ({
      ...each,
      text: readText(sealer, entry.section_key, each.text),
    }));
  },

  ...createWritingHandlers(album),
  ...createContributionHandlers(album),
  ...createFamilyHandlers(album),
});
