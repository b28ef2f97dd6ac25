import { can } from '@relish/shared/permissions.ts';
import type { FastifyInstance } from 'fastify';

import {
  bookFile,
  bookFileName,
  findAffected,
  findOwnCopy,
  isOpenable,
} from '../features/photos/photo-books/public.ts';
import type { Dependencies } from './dispatch.ts';
import { serveDownloads } from './serve-downloads.ts';

type Serving = Pick<Dependencies, 'database' | 'media' | 'clock'>;

export function serveBooks(app: FastifyInstance, dependencies: Serving) {
  const { database, media } = dependencies;
  serveDownloads(app, dependencies, {
    folder: 'photo-books',
    urls: media.bookUrls,
    type: 'application/pdf',
    find: async ({ tenant, user, userId, carehomeId, now }, id) => {
      if (!can(user, 'photo-book.view')) return undefined;
      const { copy, book } = await database.asTenant(tenant, (db) =>
        findOwnCopy({ db, carehomeId, user, userId, now }, id),
      );
      if (!isOpenable(copy, now) || copy.file_key === null) return undefined;
      // N24: a PDF with a photo whose consent was withdrawn is not handed out.
      const affected = await database.system((db) => findAffected(db, carehomeId, book, copy.uses));
      if (affected.size > 0) return undefined;
      return {
        file: bookFile(copy.file_key),
        name: bookFileName(book, copy),
      };
    },
  });
}
