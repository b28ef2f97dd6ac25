import type { Database, Db } from '../db/database.ts';
import { deleteRemovedGifts, giftFile, listRemovedGifts } from '../features/photos/gifts/public.ts';
import { bookFile, forgetFiles, listExpiredFiles } from '../features/photos/photo-books/public.ts';
import {
  deleteRemovedDocuments,
  listRemovedDocuments,
} from '../features/reports/documents/public.ts';
import { deleteRemovedPictures, listRemovedPictures } from '../features/residents/media/public.ts';
import type { Media } from '../files/media.ts';
import { documentFile } from '../pdf/document-file.ts';

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

export const deleteExpiredBookFiles = (database: Database, media: Media, log: Log, now: Date) =>
  sweep(database, log, {
    list: (db, limit) => listExpiredFiles(db, now, limit),
    remove: async ({ file_key }) => {
      if (file_key !== null) await media.removeFile(bookFile(file_key));
    },
    forget: forgetFiles,
  });

export const deleteRemovedGiftFiles = (database: Database, media: Media, log: Log) =>
  sweep(database, log, {
    list: listRemovedGifts,
    remove: async ({ file_key }) => {
      if (file_key !== null) await media.removeFile(giftFile(file_key));
    },
    forget: deleteRemovedGifts,
  });

/**
 * Deletes files outside any transaction and their rows afterwards, so an interrupted sweep can be
 * repeated.
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
        log.error({ error: String(error), media: row.id }, 'could not delete files');
      }
    if (gone.length > 0) await database.system((db) => forget(db, gone));
    // Failed rows come first again, so going on would loop for ever.
    isMore = rows.length === AT_ONCE && gone.length === AT_ONCE;
  }
}
