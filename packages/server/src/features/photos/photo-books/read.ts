import { isRelative } from '@relish/shared/permissions.ts';
import { BOOK_KINDS } from '@relish/shared/photos/photo-books/choices.ts';
import type {
  BookCopy,
  BookPhoto,
  photoBookCalls,
} from '@relish/shared/photos/photo-books/contract.ts';
import { leaveOutRepeated } from '@relish/shared/photos/photo-books/lay-out.ts';

import { notFound } from '../../../core/app-error.ts';
import type { Handlers, SignedIn } from '../../../core/handler.ts';
import { findResident } from '../../residents/residents/public.ts';
import { findReadable, isOpenable, listReadable, mayEdit } from './access.ts';
import { countPages, findAffected } from './affected.ts';
import { listShown } from './compose.ts';
import { type CopyRow, listCopies } from './copy-queries.ts';
import { listBooks } from './queries.ts';
import {
  type BookSubject,
  hidingNames,
  listTexts,
  type ResolvedPhoto,
  resolvePages,
  resolvePhotos,
} from './resolve.ts';

type ReadingCalls = Pick<
  typeof photoBookCalls,
  'photo-books/list' | 'photo-books/get' | 'photo-books/photos' | 'photo-books/quotes'
>;

const LISTED = 200;

export const readHandlers: Handlers<ReadingCalls> = {
  'photo-books/list': async (context, { resident_id }) => {
    const { db, carehomeId } = context;
    const readable = await listReadable({ ...context, userId: context.user.id });
    if (resident_id !== null) {
      if (readable && !readable.includes(resident_id)) throw notFound();
      if (!(await findResident(db, carehomeId, resident_id))) throw notFound();
    }
    const residentIds = resident_id === null ? readable : [resident_id];
    // Staff find gazettes in a list of their own; families read those that were shared.
    const kinds = isRelative(context.user) ? BOOK_KINDS : (['book'] as const);
    const rows = await listBooks(db, carehomeId, { residentIds, kinds, limit: LISTED });
    return rows.map(({ resident_id: id, preferred_name, page_count, shared_at, ...row }) => ({
      ...row,
      resident: id === null ? null : { id, preferred_name: preferred_name ?? '' },
      pages: page_count,
      is_shared: shared_at !== null,
    }));
  },

  'photo-books/get': {
    staged: async (context, { id }) => {
      const { transaction, system, carehomeId, user, now } = context;
      const { book, copies } = await transaction(async (db) => ({
        book: await findReadable({ ...context, db, userId: context.user.id }, id),
        copies: await listCopies(db, carehomeId, id),
      }));
      const { photos, pages, withheld, title, subtitle, affected } = await system(async (db) => {
        const ids = book.pages.flatMap((page) => page.photos.map(({ photo_id }) => photo_id));
        const hide = await hidingNames(db, carehomeId, book);
        const uses = copies.flatMap((copy) => copy.uses);
        return {
          photos: await resolvePhotos(db, carehomeId, book, ids),
          ...(await resolvePages(db, carehomeId, book, book.pages)),
          title: hide(book.title) ?? '',
          subtitle: hide(book.subtitle),
          affected: await findAffected(db, carehomeId, book, uses),
        };
      });
      const shown = [...photos.values()].filter(({ decision }) => decision.see !== 'nothing');
      const used = new Set(
        book.pages.flatMap((page) => page.photos.map(({ photo_id }) => photo_id)),
      );
      const missing = [...used]
        .filter((photoId) => !shown.some(({ row }) => row.id === photoId))
        .map((photo_id) => ({
          photo_id,
          // Reasons are for staff: they would tell a family about others (N9).
          reasons: isRelative(user)
            ? []
            : (photos.get(photo_id)?.decision.why ?? []).map(({ code }) => code),
        }));
      const { resident_id, preferred_name, shared_at } = book;
      return {
        ...book,
        title,
        subtitle,
        pages,
        withheld,
        missing,
        photos: shown.map((photo) => toPhoto(context, book, photo)),
        resident:
          resident_id === null ? null : { id: resident_id, preferred_name: preferred_name ?? '' },
        is_shared: shared_at !== null,
        can_edit: mayEdit(user),
        copies: copies.map((copy) => toCopy(copy, affected, now)),
      };
    },
  },

  'photo-books/photos': {
    staged: async (context, { id }) => {
      const { transaction, system, carehomeId } = context;
      const book = await transaction((db) =>
        findReadable({ ...context, db, userId: context.user.id }, id),
      );
      const shown = await system((db) =>
        listShown(db, carehomeId, book, { from_day: null, to_day: null }),
      );
      return shown.map((photo) => toPhoto(context, book, photo));
    },
  },

  'photo-books/quotes': {
    staged: async (context, { id }) => {
      const { transaction, system, carehomeId } = context;
      const book = await transaction((db) =>
        findReadable({ ...context, db, userId: context.user.id }, id),
      );
      const time = { from_day: null, to_day: null };
      return leaveOutRepeated(await system((db) => listTexts(db, carehomeId, book, time)));
    },
  },
};

function toPhoto(
  context: SignedIn,
  { resident_id }: BookSubject,
  { row, decision, laid }: ResolvedPhoto,
): BookPhoto {
  const { media, carehomeId, user, now } = context;
  const link = { carehomeId, id: row.media_id, now };
  return {
    ...laid,
    // Staff see the photo as it will be printed, with everyone blurred whom the family may not see.
    picture: isRelative(user)
      ? media.signUrls({ ...link, audience: 'family' })
      : resident_id === null
        ? media.signUrls({ ...link, audience: 'staff' })
        : media.signUrls({ ...link, audience: 'book', residentId: resident_id }),
    is_blurred: decision.see === 'blurred',
    day: row.sort_on,
    decade: row.decade,
  };
}

function toCopy(row: CopyRow, affected: ReadonlySet<object>, now: Date): BookCopy {
  return {
    id: row.id,
    state: row.state,
    progress: row.progress,
    made_at: row.created_at,
    by: row.by,
    file_bytes: row.file_bytes,
    downloaded_at: row.downloaded_at,
    is_replacement: row.page_ids !== null,
    affected_pages: countPages(row.uses.filter((use) => affected.has(use))),
    is_kept: isOpenable(row, now),
  };
}
