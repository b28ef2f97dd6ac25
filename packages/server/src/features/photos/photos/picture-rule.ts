import { can } from '@relish/shared/permissions.ts';
import type { PhotoDecision, PhotoViewer } from '@relish/shared/photos/photos/decide.ts';

import type { Db } from '../../../db/database.ts';
import type { ChosenPicture, PictureRule } from '../../../files/picture-rule.ts';
import { mayShowPicture } from '../../residents/consents/public.ts';
import { findAttachedPicture } from '../../residents/media/public.ts';
import { decideInAboutMe } from './about-me-photos.ts';
import { findPhotoOfMedia, type PhotoRow } from './queries.ts';
import { decideStored, findAsking, readFacts } from './viewer.ts';

/** Asked at every fetch: the original, the blurred rendition or nothing. */
export const photoPictureRule: PictureRule = async (viewer, id) => {
  const { db, carehomeId } = viewer;
  const photo = await findPhotoOfMedia(db, carehomeId, id);
  if (!photo) return undefined;
  const asking = await findAsking(db, viewer);
  // A package without albums still has the photos of records.
  if (!asking) return undefined;
  return { choose: (system) => choosePicture(system, carehomeId, id, asking(photo)) };
};

/**
 * Pictures of About me, in every package: those who may see the resident, and whoever may see the
 * photo in the album.
 */
export const aboutMePictureRule: PictureRule = async (viewer, id) => {
  const { db, carehomeId, user, relativesResidentIds } = viewer;
  const picture = await findAttachedPicture(db, carehomeId, id);
  if (picture?.purpose !== 'photo_life_story') return undefined;
  const { resident_id: residentId } = picture;
  const inAlbum = await findAsking(db, viewer);
  const isOwn = relativesResidentIds?.includes(residentId) ?? can(user, 'residents.view');
  const isAgreed =
    isOwn &&
    (await mayShowPicture(db, carehomeId, picture, relativesResidentIds ? 'family' : 'staff'));
  const findViewer = (photo: PhotoRow): PhotoViewer | undefined => {
    if (relativesResidentIds)
      return isOwn
        ? { kind: 'family', residentIds: relativesResidentIds, isUploader: false }
        : inAlbum?.(photo);
    const asking = inAlbum?.(photo);
    return isOwn && asking?.kind !== 'staff' ? { kind: 'staff', settles: false } : asking;
  };
  return {
    choose: async (system) => {
      const photo = await findPhotoOfMedia(system, carehomeId, id);
      // Pending until the entry is accepted.
      if (!photo) return isAgreed ? { key: picture.key } : undefined;
      const asker = findViewer(photo);
      if (!asker) return undefined;
      const facts = await readFacts(system, carehomeId, [photo.id], [residentId]);
      return toChosen(photo, decideInAboutMe(photo, facts, { viewer: asker, residentId }));
    },
  };
};

/** For a lounge screen; needs a system transaction. */
export const findDisplayedPhoto = (db: Db, carehomeId: string, id: string) =>
  choosePicture(db, carehomeId, id, { kind: 'home' });

/** As the family of this resident sees it, for the preview of a book; needs a system transaction. */
export const findFamilyPhoto = (db: Db, carehomeId: string, id: string, residentId: string) =>
  choosePicture(db, carehomeId, id, {
    kind: 'family',
    residentIds: [residentId],
    isUploader: false,
  });

export async function choosePicture(
  system: Db,
  carehomeId: string,
  mediaId: string,
  viewer: PhotoViewer,
): Promise<ChosenPicture | undefined> {
  // Read again: someone may have refused or cropped it since.
  const photo = await findPhotoOfMedia(system, carehomeId, mediaId);
  if (!photo) return undefined;
  return toChosen(
    photo,
    decideStored(photo, await readFacts(system, carehomeId, [photo.id]), viewer),
  );
}

function toChosen(
  { key, media_id: mediaId }: PhotoRow,
  { see, blur }: PhotoDecision,
): ChosenPicture | undefined {
  if (see === 'nothing') return undefined;
  return see === 'original' ? { key } : { key, blurred: { mediaId, regions: blur } };
}
