import { BOOK_LIMITS } from '@relish/shared/photos/photo-books/choices.ts';
import type { photoBookCalls } from '@relish/shared/photos/photo-books/contract.ts';
import type { BookPage, PageNote } from '@relish/shared/photos/photo-books/page.ts';

import { invalid, notFound } from '../../../core/app-error.ts';
import type { Handlers, InHome } from '../../../core/handler.ts';
import type { Db } from '../../../db/database.ts';
import { insertAudit } from '../../accounts/audit/public.ts';
import { findResident } from '../../residents/residents/public.ts';
import { listPhotosById } from '../photos/public.ts';
import { isHousehold } from './access.ts';
import { composeGazette, composePages } from './compose.ts';
import { expireCopies } from './copy-queries.ts';
import { keepNames, readHidden } from './keep-names.ts';
import { countBooks, findBook, insertBook, lockBook, updateBook } from './queries.ts';

type EditingCalls = Pick<
  typeof photoBookCalls,
  | 'photo-books/add'
  | 'photo-books/save'
  | 'photo-books/lay-out'
  | 'photo-books/share'
  | 'photo-books/remove'
>;

const CHANGED = 'A colleague has saved changes while you were writing.';

export const editHandlers: Handlers<EditingCalls> = {
  'photo-books/add': {
    staged: async (context, input) => {
      const { transaction, system, carehomeId, user, now } = context;
      const { resident_id } = input;
      if (isHousehold(user) !== (resident_id === null))
        throw invalid({ resident_id: ['Choose a person.'] });
      if (resident_id !== null)
        await transaction(async (db) => {
          if (!(await findResident(db, carehomeId, resident_id))) throw notFound();
        });
      const pages = await system((db) => composePages(db, carehomeId, input));
      const create = context.creating(async (db) => {
        if ((await countBooks(db, carehomeId)) >= BOOK_LIMITS.books)
          throw invalid({ title: [`A home keeps at most ${BOOK_LIMITS.books} books.`] });
        const id = await insertBook(db, {
          ...input,
          carehome_id: carehomeId,
          pages: JSON.stringify(pages),
          created_by: user.id,
          created_at: now,
          updated_at: now,
        });
        await audited({ ...context, db }, 'photo-book.add', id);
        return { id };
      });
      return transaction(create);
    },
  },

  'photo-books/save': {
    staged: async (context, { id, version, pages, time, ...setting }) => {
      const { transaction, system, carehomeId, now } = context;
      const found = await transaction((db) => findBook(db, carehomeId, id));
      if (!found) throw notFound();
      const hidden = await system((db) =>
        readHidden(db, carehomeId, found, { edition: setting.edition, pages }),
      );
      const save = context.creating(async (db) => {
        const book = await lockVersion({ ...context, db }, id, version);
        if (book.kind === 'gazette') checkGazette(pages);
        await checkPhotos(db, carehomeId, pages);
        const received = { ...setting, pages: keepNotes(pages, book.pages) };
        await updateBook(db, carehomeId, id, {
          ...(book.kind !== 'gazette' && { ...setting, ...time }),
          ...toColumns(keepNames(received, book, hidden)),
          updated_at: now,
          version: version + 1,
        });
        await audited({ ...context, db }, 'photo-book.save', id);
        return { version: version + 1 };
      });
      return transaction(save);
    },
  },

  'photo-books/lay-out': {
    staged: async (context, { id, version, ...time }) => {
      const { transaction, system, carehomeId, now } = context;
      const found = await transaction((db) => findBook(db, carehomeId, id));
      if (!found) throw notFound();
      const { resident_id, quarter, edition } = found;
      const { pages, hidden } = await system(async (db) => ({
        pages:
          resident_id !== null && quarter !== null
            ? await composeGazette(db, carehomeId, { resident_id, quarter })
            : await composePages(db, carehomeId, { ...found, ...time }),
        hidden: await readHidden(db, carehomeId, found, { edition, pages: [] }),
      }));
      if (!pages) throw invalid({ id: ['There is too little to print for this quarter.'] });
      const replace = context.creating(async (db) => {
        const book = await lockVersion({ ...context, db }, id, version);
        await updateBook(db, carehomeId, id, {
          ...time,
          ...toColumns(keepNames({ ...book, pages }, book, hidden)),
          updated_at: now,
          version: version + 1,
        });
        await audited({ ...context, db }, 'photo-book.lay-out', id);
        return { version: version + 1 };
      });
      return transaction(replace);
    },
  },

  'photo-books/share': async (context, { id, shared }) => {
    const { db, carehomeId, now } = context;
    const book = await lockBook(db, carehomeId, id);
    if (!book) throw notFound();
    if ((book.shared_at !== null) === shared) return {};
    await updateBook(db, carehomeId, id, { shared_at: shared ? now : null });
    await audited(context, shared ? 'photo-book.share' : 'photo-book.unshare', id);
    return {};
  },

  'photo-books/remove': async (context, { id }) => {
    const { db, carehomeId, now } = context;
    if (!(await lockBook(db, carehomeId, id))) throw notFound();
    await updateBook(db, carehomeId, id, { removed_at: now });
    await expireCopies(db, carehomeId, id, now);
    await audited(context, 'photo-book.remove', id);
    return {};
  },
};

async function lockVersion({ db, carehomeId }: InHome, id: string, version: number) {
  const book = await lockBook(db, carehomeId, id);
  if (!book) throw notFound();
  if (book.version !== version) throw invalid({ version: [CHANGED] });
  return book;
}

/** One sheet, printed on both sides. */
function checkGazette(pages: readonly BookPage[]) {
  const [front, back] = pages;
  if (pages.length !== 2 || front?.kind !== 'front' || back?.kind !== 'back')
    throw invalid({ pages: ['A gazette has two pages.'] });
}

/** Photos of another home are unknown here (N2); removed ones may still be on a page. */
async function checkPhotos(db: Db, carehomeId: string, pages: readonly BookPage[]) {
  const ids = [...new Set(pages.flatMap(({ photos }) => photos.map(({ photo_id }) => photo_id)))];
  const known = new Set((await listPhotosById(db, carehomeId, ids)).map(({ id }) => id));
  if (ids.some((id) => !known.has(id)))
    throw invalid({ pages: ['A photo has been removed meanwhile. Reload the page.'] });
}

const toColumns = ({ pages, set_aside, ...words }: ReturnType<typeof keepNames>) => ({
  ...words,
  pages: JSON.stringify(pages),
  set_aside: JSON.stringify(set_aside),
});

/** Notes can be left out or put in another order, but the words of a person stay theirs. */
const keepNotes = (pages: readonly BookPage[], before: readonly BookPage[]) =>
  pages.map((page) => {
    const own = before.find(({ id }) => id === page.id)?.notes ?? [];
    const findOwn = ({ source: { id, kind } }: PageNote) =>
      own.find(({ source }) => source.id === id && source.kind === kind) ?? [];
    return page.notes ? { ...page, notes: page.notes.flatMap(findOwn) } : page;
  });

const audited = ({ db, ...actor }: InHome, action: string, id: string) =>
  insertAudit(db, actor, { action, entity: 'photo_book', entity_id: id });
