import type { PicturePurpose } from '@relish/shared/consents/purposes.ts';

import type { Db } from '../../db/database.ts';
import { type Media, newPictureKey } from '../../media/media.ts';
import { attachPicture, completePicture, insertPicture } from './queries.ts';

export interface KeptPicture {
  key: string;
  width: number;
  height: number;
  bytes: number;
}

/** The files of a picture, for demonstrations and tests; slow, so not inside the transaction of the row. */
export async function keepPicture(media: Media, file: Buffer): Promise<KeptPicture> {
  const key = newPictureKey();
  const picture = await media.shape(file);
  await media.keep(key, picture);
  const bytes = Object.values(picture.files).reduce((sum, { length }) => sum + length, 0);
  return { key, width: picture.width, height: picture.height, bytes };
}

/** A resident's picture whose files are kept already. */
export async function makePicture(
  db: Db,
  carehomeId: string,
  { key, ...files }: KeptPicture,
  use: { residentId: string; purpose: PicturePurpose; userId: string; now: Date },
): Promise<string> {
  const id = await insertPicture(db, carehomeId, { key, userId: use.userId, now: use.now });
  await completePicture(db, carehomeId, id, files);
  await attachPicture(db, carehomeId, id, use);
  return id;
}
