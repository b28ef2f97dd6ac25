import type { PhotoViewer } from '@relish/shared/photos/photos/decide.ts';

import type { Db } from '../../../db/database.ts';
import type { ChosenPicture, PictureRule } from '../../../files/picture-rule.ts';
import { findPhotoOfMedia } from './queries.ts';
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
  const { see, blur } = decideStored(
    photo,
    await readFacts(system, carehomeId, [photo.id]),
    viewer,
  );
  if (see === 'nothing') return undefined;
  return see === 'original'
    ? { key: photo.key }
    : { key: photo.key, blurred: { mediaId, regions: blur } };
}
