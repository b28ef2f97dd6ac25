import type { Database, Db } from '../db/database.ts';
import { documentFile } from '../documents/document-file.ts';
import { deleteRemovedDocuments, listRemovedDocuments } from '../features/documents/queries.ts';
import { deleteRemovedPictures, listRemovedPictures } from '../features/media/queries.ts';
import type { Media } from '../media/media.ts';

const AT_ONCE = 200;

interface Log {
  error: (fields: object, message: string) => void;
}

export const deleteRemovedFiles = (database: Database, media: Media, log: Log) =>
  sweep(database, log, {
    list: listRemovedPictures,
    remove: ({ key }) => media.remove(key),
    forget: deleteRemovedPictures,
  });

export const deleteRemovedDocumentFiles = (database: Database, media: Media, log: Log) =>
  sweep(database, log, {
    list: listRemovedDocuments,
    remove: async ({ file_key, format }) => {
      if (file_key !== null) await media.removeFile(documentFile(file_key, format));
    },
    forget: deleteRemovedDocuments,
  });

/**
 * Removes the files of what was removed, outside of any transaction, and only then their rows:
 * when we end in between or the bucket does not answer, the next sweep still knows of them.
 */
async function sweep<T extends { id: string }>(
  database: Database,
  log: Log,
  {
    list,
    remove,
    forget,
  }: {
    list: (db: Db, limit: number) => Promise<T[]>;
    remove: (row: T) => Promise<void>;
    forget: (db: Db, ids: string[]) => Promise<unknown>;
  },
) {
  let isMore = true;
  while (isMore) {
    const rows = await database.system((db) => list(db, AT_ONCE));
    const gone: string[] = [];
    for (const row of rows)
      try {
        await remove(row);
        gone.push(row.id);
      } catch (error) {
        log.error({ error: String(error), media: row.id }, 'files could not be removed');
      }
    if (gone.length > 0) await database.system((db) => forget(db, gone));
    // Those that failed come first again: going on would ask for them for ever.
    isMore = rows.length === AT_ONCE && gone.length === AT_ONCE;
  }
}
