import { DOCUMENT_DAYS } from '@relish/shared/constants.ts';
import type { photoBookCalls } from '@relish/shared/photos/photo-books/contract.ts';

import { invalid, notFound, tooMany } from '../../../core/app-error.ts';
import { after, days, minutes } from '../../../core/clock.ts';
import type { Handlers } from '../../../core/handler.ts';
import type { Db } from '../../../db/database.ts';
import { enqueue } from '../../../jobs/queue.ts';
import { insertAudit } from '../../accounts/audit/public.ts';
import { recordCopies } from '../copies/public.ts';
import { findOwnCopy, findReadable, isOpenable } from './access.ts';
import { findAffected } from './affected.ts';
import { bookFileName } from './book-file.ts';
import {
  type CopyRow,
  countUnfinished,
  findCopy,
  insertCopy,
  setDownloaded,
} from './copy-queries.ts';
import { makeBook } from './job-kinds.ts';
import type { BookData } from './queries.ts';

type CopyCalls = Pick<
  typeof photoBookCalls,
  'photo-books/make' | 'photo-books/copy' | 'photo-books/open'
>;

// Keeps one user from delaying everyone else.
const UNFINISHED_AT_MOST = 3;

export const copyHandlers: Handlers<CopyCalls> = {
  'photo-books/make': {
    staged: async (context, { id, replaces }) => {
      const { transaction, system, carehomeId, user, now } = context;
      const { book, replaced } = await transaction(async (db) => {
        const since = after(now, -minutes(60));
        const unfinished = { requestedBy: user.id, since };
        if ((await countUnfinished(db, carehomeId, unfinished)) >= UNFINISHED_AT_MOST)
          throw tooMany('Your books are still being made. Please try again in a minute.', 60);
        const found = await findReadable({ ...context, db, userId: user.id }, id);
        const copy = replaces === null ? undefined : await findCopy(db, carehomeId, replaces);
        if (replaces !== null && copy?.book_id !== id) throw notFound();
        return { book: found, replaced: copy };
      });
      const page_ids =
        replaced && (await system((db) => listAffectedPages(db, carehomeId, book, replaced)));
      if (page_ids?.length === 0)
        throw invalid({ replaces: ['These pages have changed. Make the whole book again.'] });
      const make = context.creating(async (db) => {
        const copyId = await insertCopy(db, {
          carehome_id: carehomeId,
          book_id: id,
          requested_by: user.id,
          page_ids: page_ids ?? null,
          created_at: now,
          expires_at: after(now, days(DOCUMENT_DAYS)),
        });
        const action = 'photo-book.make';
        await insertAudit(db, context, { action, entity: 'photo_book', entity_id: id });
        await enqueue(db, makeBook, { carehome_id: carehomeId, copy_id: copyId }, now);
        return { id: copyId };
      });
      return transaction(make);
    },
  },

  'photo-books/copy': async (context, { id }) => {
    const { copy } = await findOwnCopy({ ...context, userId: context.user.id }, id);
    return { state: copy.state, progress: copy.progress };
  },

  'photo-books/open': {
    staged: async (context, { id }) => {
      const { transaction, system, carehomeId, user, sessionId, media, now } = context;
      const { copy, book } = await transaction((db) =>
        findOwnCopy({ ...context, db, userId: user.id }, id),
      );
      if (!isOpenable(copy, now)) throw notFound();
      const affected = await system((db) => findAffected(db, carehomeId, book, copy.uses));
      if (affected.size > 0)
        throw invalid({
          id: ['Something in this book is no longer shared. Make the PDF again.'],
        });
      await transaction(async (db) => {
        await setDownloaded(db, carehomeId, id, now);
        const photoIds = [...new Set(copy.uses.flatMap(({ photo_id }) => photo_id ?? []))];
        await recordCopies(db, carehomeId, { photoIds, kind: 'book', userId: user.id, now });
        const action = 'photo-book.open';
        await insertAudit(db, context, { action, entity: 'photo_book', entity_id: book.id });
      });
      return {
        url: media.bookUrls.url({ carehomeId, sessionId, id }, now),
        file_name: bookFileName(book, copy),
      };
    },
  },
};

/** In the order of the book; pages that no longer exist are left out. */
async function listAffectedPages(
  db: Db,
  carehomeId: string,
  book: BookData,
  { uses }: CopyRow,
): Promise<string[]> {
  const affected = await findAffected(db, carehomeId, book, uses);
  const ids = new Set([...affected].map(({ page_id }) => page_id));
  return book.pages.flatMap(({ id }) => (ids.has(id) ? id : []));
}
