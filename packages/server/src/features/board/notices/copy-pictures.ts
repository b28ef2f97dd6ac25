import type { SignedIn } from '../../../core/handler.ts';
import type { Db } from '../../../db/database.ts';
import { newPictureKey } from '../../../files/media.ts';
import { bySize, SIZE_NAMES } from '../../../files/sizes.ts';
import { completePicture, insertPicture, listOwnUploads } from '../../residents/media/public.ts';

type Dependencies = Pick<SignedIn, 'carehomeId' | 'user' | 'media' | 'now'> & {
  system: <T>(work: (db: Db) => Promise<T>) => Promise<T>;
};

/** Pictures belong to one home, so each further home gets a copy, made outside the transaction. */
export async function copyPictures(
  { system, carehomeId, user, media, now }: Dependencies,
  ids: readonly string[],
  homeIds: readonly string[],
): Promise<Map<string, string[]>> {
  const copies = new Map<string, string[]>();
  if (ids.length === 0) return copies;
  const originals = await system((db) => listOwnUploads(db, carehomeId, ids, user.id));
  const inOrder = ids.flatMap((id) => originals.find((each) => each.id === id) ?? []);
  for (const homeId of homeIds) {
    const made: string[] = [];
    for (const { key: from, width, height, bytes } of inOrder) {
      const key = newPictureKey();
      const id = await system((db) => insertPicture(db, homeId, { key, userId: user.id, now }));
      const files = bySize<Buffer>(() => Buffer.alloc(0));
      for (const size of SIZE_NAMES) files[size] = (await media.read(from, size)) ?? files[size];
      await media.keep(key, { files, print: undefined });
      await system((db) => completePicture(db, homeId, id, { width, height, bytes }));
      made.push(id);
    }
    copies.set(homeId, made);
  }
  return copies;
}
