import type { Database } from '../db/database.ts';
import { deleteRemovedPictures, listRemovedPictures } from '../features/media/queries.ts';
import type { Media } from '../media/media.ts';

const AT_ONCE = 200;

/**
 * Removes the files of removed pictures, outside of any transaction, and only then their rows:
 * when we end in between or the bucket does not answer, the next sweep still knows of them.
 */
export async function deleteRemovedFiles(
  database: Database,
  media: Media,
  log: { error: (fields: object, message: string) => void },
) {
  let isMore = true;
  while (isMore) {
    const pictures = await database.system((db) => listRemovedPictures(db, AT_ONCE));
    const gone: string[] = [];
    for (const { id, key } of pictures)
      try {
        await media.remove(key);
        gone.push(id);
      } catch (error) {
        log.error({ error: String(error), media: id }, 'files could not be removed');
      }
    if (gone.length > 0) await database.system((db) => deleteRemovedPictures(db, gone));
    // Those that failed come first again: going on would ask for them for ever.
    isMore = pictures.length === AT_ONCE && gone.length === AT_ONCE;
  }
}
