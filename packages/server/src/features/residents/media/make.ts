import type { PicturePurpose } from '@relish/shared/residents/consents/purposes.ts';

import { hashFile } from '../../../core/hash-file.ts';
import type { Db } from '../../../db/database.ts';
import { type Media, newPictureKey } from '../../../files/media.ts';
import { countBytes } from '../../../files/shape-picture.ts';
import {
  attachPicture,
  completePicture,
  insertAttachedPictures,
  insertPicture,
} from './queries.ts';

export interface KeptPicture {
  key: string;
  width: number;
  height: number;
  bytes: number;
  hash: string;
  look: string;
}

export async function keepPicture(media: Media, file: Buffer): Promise<KeptPicture> {
  const key = newPictureKey();
  const picture = await media.shape(file);
  await media.keep(key, picture);
  const bytes = countBytes(picture);
  const { width, height, look } = picture;
  const hash = await hashFile(file);
  return { key, width, height, bytes, hash, look };
}

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

export interface PictureToMake extends Omit<KeptPicture, 'hash' | 'look'> {
  id: string;
  uploaded_by: string;
  created_at: Date | string;
  /** A portrait has a resident, a photo of several people has none. */
  resident_id: string | null;
  purpose: 'photo_record' | 'report' | 'photo';
}

/** Bulk insert for demonstrations. */
export async function makePictures(db: Db, carehomeId: string, pictures: PictureToMake[]) {
  if (pictures.length === 0) return;
  await insertAttachedPictures(
    db,
    pictures.map((picture) => ({ ...picture, carehome_id: carehomeId })),
  );
}
