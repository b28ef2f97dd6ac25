import { can, isRelative, isVisitor, type PermissionUser } from '@relish/shared/permissions.ts';

import { notFound } from '../../../core/app-error.ts';
import type { Db } from '../../../db/database.ts';
import { listOwnResidents } from '../photos/public.ts';
import { type CopyRow, findCopy } from './copy-queries.ts';
import { type BookData, findBook } from './queries.ts';

/** Who reads a book, by a call or by a signed address. */
export interface BookReader {
  db: Db;
  carehomeId: string;
  user: PermissionUser;
  userId: string;
  now: Date;
}

/** A family organisation, which keeps its own album and has no residents. */
export const isHousehold = (user: PermissionUser) => isVisitor(user) && !isRelative(user);

export const mayEdit = (user: PermissionUser) => can(user, 'photos.edit');

/** The residents whose books are listed: null for all of the home. */
export async function listReadable(reader: BookReader): Promise<readonly string[] | null> {
  const { db, user } = reader;
  if (isRelative(user)) return listOwnResidents(db, reader);
  // Volunteers and inspectors see what is displayed in the home, and no books.
  return mayEdit(user) ? null : [];
}

/** Row level security hides books that are not shared from relatives; both answer 404 (N1). */
export async function findReadable(reader: BookReader, id: string): Promise<BookData> {
  const book = await findBook(reader.db, reader.carehomeId, id);
  const residentIds = await listReadable(reader);
  if (!book) throw notFound();
  if (residentIds && (book.resident_id === null || !residentIds.includes(book.resident_id)))
    throw notFound();
  return book;
}

export async function findOwnCopy(reader: BookReader, id: string) {
  const copy = await findCopy(reader.db, reader.carehomeId, id);
  if (!copy) throw notFound();
  return { copy, book: await findReadable(reader, copy.book_id) };
}

export const isOpenable = ({ state, file_key, expires_at }: CopyRow, now: Date) =>
  state === 'done' && file_key !== null && expires_at > now.toISOString();
