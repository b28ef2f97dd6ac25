import { dayIn } from '@relish/shared/days.ts';
import { stateFor } from '@relish/shared/photos/photos/choices.ts';
import type { PhotoDecision, PhotoViewer } from '@relish/shared/photos/photos/decide.ts';
import { findDecade } from '@relish/shared/photos/photos/find-decade.ts';

import type { InHome } from '../../../core/handler.ts';
import type { Db } from '../../../db/database.ts';
import {
  type AboutMeAlbum,
  type AboutMeReader,
  type EntryPictures,
  isPictureForFamily,
} from '../../residents/about-me/public.ts';
import { listAgreements } from '../../residents/consents/public.ts';
import { returnToAlbum } from '../../residents/media/public.ts';
import { asInAboutMe } from './as-in-about-me.ts';
import { listPeople } from './facts-queries.ts';
import { makePhotos } from './make.ts';
import { listPhotosOfMedia, type PhotoRow, updatePhoto } from './queries.ts';
import { deletePhotosOfMedia } from './record-queries.ts';
import { removeMedia } from './removing-queries.ts';
import { decideStored, type Facts, listOwnResidents, readFacts } from './viewer.ts';

/** Its purpose says that a picture is in the About me of the resident it is attached to. */
export const isInAboutMe = (photo: PhotoRow): photo is PhotoRow & { resident_id: string } =>
  photo.purpose === 'photo_life_story' && photo.resident_id !== null;

const sharingFor = ({ visibility }: Pick<EntryPictures, 'visibility'>) =>
  visibility === 'staff_family' ? 'own_family' : 'staff';

export const aboutMeAlbum: AboutMeAlbum = {
  keepPictures: async (context, entry) => {
    const { db, carehomeId, user, now } = context;
    const { resident_id, media_ids } = entry;
    const rows = await listPhotosOfMedia(db, carehomeId, media_ids);
    const sharing = sharingFor(entry);
    // Once people are named, staff share the photo in the album.
    for (const row of rows.filter(({ state }) => state === 'needs_people'))
      if (row.origin === 'staff' && row.sharing !== sharing)
        await updatePhoto(db, carehomeId, row, { sharing });
    const decade = findDecade(entry.period);
    const today = dayIn(user.carehome.time_zone, now);
    await makePhotos(
      db,
      carehomeId,
      media_ids
        .filter((id) => !rows.some(({ media_id }) => media_id === id))
        .map((media_id) => ({
          media_id,
          added_by: user.id,
          added_at: now,
          decade,
          sort_on: decade === null ? today : `${decade}-01-01`,
          place: entry.place,
          // Others may be in it, so other audiences wait until everyone is named (N4).
          named: 'not_yet',
          sharing,
          people: [
            { kind: 'resident', resident_id, region: null, agreed: false, treatment: 'show' },
          ],
        })),
    );
  },

  hidePictures: async (context, mediaIds) => {
    for (const row of await listOwnPictures(context, mediaIds))
      await updatePhoto(context.db, context.carehomeId, row, { state: 'hidden' });
  },

  showPictures: async (context, mediaIds) => {
    const { db, carehomeId } = context;
    const rows = await listOwnPictures(context, mediaIds);
    const people = await listPeople(
      db,
      carehomeId,
      rows.map(({ id }) => id),
    );
    // N21: a restored entry does not show what someone refused.
    const isRefused = ({ id }: PhotoRow) =>
      people.some(({ photo_id, refused }) => photo_id === id && refused);
    for (const row of rows.filter((each) => each.state === 'hidden' && !isRefused(each)))
      await updatePhoto(db, carehomeId, row, { state: stateFor(row.named) });
  },

  dropPictures: async ({ db, carehomeId, now }, mediaIds) => {
    if (mediaIds.length === 0) return;
    const rows = await listPhotosOfMedia(db, carehomeId, mediaIds);
    const staying = rows
      .filter(({ origin }) => origin === 'family')
      .map(({ media_id }) => media_id);
    const gone = mediaIds.filter((id) => !staying.includes(id));
    await returnToAlbum(db, carehomeId, staying);
    await deletePhotosOfMedia(db, carehomeId, gone);
    if (gone.length > 0) await removeMedia(db, carehomeId, gone, now);
  },

  readShown: async (db, reader, mediaIds) => {
    const { carehomeId, residentId } = reader;
    const photos = await listPhotosOfMedia(db, carehomeId, mediaIds);
    const facts = await readFacts(
      db,
      carehomeId,
      photos.map(({ id }) => id),
      [residentId],
    );
    const viewer = await findReader(db, reader);
    const hidden = photos.filter(
      (photo) => decideInAboutMe(photo, facts, { viewer, residentId }).see === 'nothing',
    );
    // Pending pictures have no photo yet; their consent is checked where they are listed.
    return (mediaId) => !hidden.some(({ media_id }) => media_id === mediaId);
  },
};

/** A family's photo stays in the album, whatever becomes of the entry. */
const listOwnPictures = async ({ db, carehomeId }: InHome, mediaIds: readonly string[]) =>
  (await listPhotosOfMedia(db, carehomeId, mediaIds)).filter(({ origin }) => origin === 'staff');

async function findReader(
  db: Db,
  { relativeId, carehomeId, now }: AboutMeReader,
): Promise<PhotoViewer> {
  if (relativeId === undefined) return { kind: 'staff', settles: false };
  const residentIds = await listOwnResidents(db, { userId: relativeId, carehomeId, now });
  return { kind: 'family', residentIds, isUploader: false };
}

export function decideInAboutMe(
  photo: PhotoRow,
  facts: Facts,
  { viewer, residentId }: { viewer: PhotoViewer; residentId: string },
): PhotoDecision {
  if (viewer.kind !== 'family' || !viewer.residentIds.includes(residentId))
    return decideStored(photo, facts, viewer);
  const shown = asInAboutMe(photo, facts.people(photo.id), residentId);
  return decideStored(shown.photo, { ...facts, people: () => shown.people }, viewer);
}

/** Whether the family of the resident reads the entry with this picture. */
export const isSharedInAboutMe = async (
  db: Db,
  carehomeId: string,
  { resident_id, media_id }: PhotoRow & { resident_id: string },
) =>
  (await listAgreements(db, carehomeId, [resident_id]))(resident_id, 'share_about_me_family') &&
  (await isPictureForFamily(db, carehomeId, resident_id, media_id));
