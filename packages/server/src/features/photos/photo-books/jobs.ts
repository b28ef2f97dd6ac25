import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { fillTitle } from '@relish/shared/photos/photo-books/fill-title.ts';
import { BLEED } from '@relish/shared/photos/photo-books/geometry.ts';
import type { BookPage } from '@relish/shared/photos/photo-books/page.ts';
import { placePage } from '@relish/shared/photos/photo-books/place.ts';

import type { Database } from '../../../db/database.ts';
import type { PageUse } from '../../../db/photo-book-tables.ts';
import type { Media } from '../../../files/media.ts';
import type { JobHandlers } from '../../../jobs/runner.ts';
import { openBookWriter } from '../../../pdf/book-writer.ts';
import type { Renderer } from '../../../pdf/renderer.ts';
import { createKeyFinder } from '../photos/public.ts';
import { describeShown } from './affected.ts';
import { bookFile } from './book-file.ts';
import { beginCopy, failCopy, finishCopy, setProgress } from './copy-queries.ts';
import type { makeBook } from './job-kinds.ts';
import { type BookData, findBook } from './queries.ts';
import { hidingNames, resolvePages, type ResolvedPhoto, resolvePhotos } from './resolve.ts';

export interface BookContext {
  database: Database;
  media: Media;
  renderer: Renderer;
}

type Making = Pick<BookContext, 'database' | 'media'> & { carehomeId: string; now: Date };

export const bookJobs: JobHandlers<BookContext, typeof makeBook> = {
  // In the turn of documents, so that only one of them is made at a time.
  'make-photo-book': ({ now, database, media, renderer }, { carehome_id, copy_id }) =>
    renderer.asJob(() => makeCopy({ database, media, carehomeId: carehome_id, now }, copy_id)),
};

async function makeCopy(making: Making, id: string) {
  const { database, media, carehomeId, now } = making;
  const copy = await database.system((db) => beginCopy(db, carehomeId, id, randomUUID()));
  const book = copy && (await database.system((db) => findBook(db, carehomeId, copy.book_id)));
  if (!copy?.file_key || !book) return;
  const folder = await mkdtemp(join(tmpdir(), 'relish-book-'));
  try {
    const path = join(folder, 'book.pdf');
    const uses = await writeBook(making, { book, copy, path });
    await media.keepFile(bookFile(copy.file_key), path, () => {});
    const file_bytes = (await stat(path)).size;
    const isKept = await database.system((db) =>
      finishCopy(db, carehomeId, id, { uses, file_bytes, finished_at: now }),
    );
    // A demonstration was deleted meanwhile, so nothing else would find the file.
    if (!isKept) await media.removeFile(bookFile(copy.file_key));
  } catch (error) {
    // Reported at once, although the job will be retried.
    await database.system((db) => failCopy(db, carehomeId, id));
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const ALMOST = 98;

async function writeBook(
  making: Making,
  {
    book,
    copy,
    path,
  }: { book: BookData; copy: { id: string; page_ids: string[] | null }; path: string },
): Promise<PageUse[]> {
  const { database, carehomeId } = making;
  const bleed = book.with_bleed ? BLEED : 0;
  const { pages, title, subtitle } = await database.system(async (db) => {
    const hide = await hidingNames(db, carehomeId, book);
    return {
      pages: (await resolvePages(db, carehomeId, book, book.pages)).pages,
      title: hide(book.title) ?? '',
      subtitle: hide(book.subtitle),
    };
  });
  const numbered = pages.map((page, at) => ({
    page: fillTitle(page, { title, subtitle, reader: book.reader }),
    number: at + 1,
  }));
  const wanted = numbered.filter(({ page }) => copy.page_ids?.includes(page.id) ?? true);
  const uses: PageUse[] = [];
  // The title of a file that is handed on names no one (N17).
  const name = book.kind === 'gazette' ? 'Gazette' : 'Photo book';
  const writer = await openBookWriter({ path, title: name, bleed });
  try {
    for (const [at, { page, number }] of wanted.entries()) {
      const resolved = await readPictures(making, book, page);
      const photos = new Map([...resolved].map(([id, { laid }]) => [id, laid]));
      const placed = placePage({ page, setting: book, photos, bleed, number });
      const pictures = placed.pictures.map(
        ({ photo_id }) => resolved.get(photo_id)?.bytes ?? new Uint8Array(),
      );
      await writer.addPage(placed, pictures);
      uses.push(...listUses(page, resolved));
      const progress = Math.round((ALMOST * (at + 1)) / wanted.length);
      await database.system((db) => setProgress(db, carehomeId, copy.id, progress));
    }
    await writer.end();
  } finally {
    writer.close();
  }
  return uses;
}

function listUses(page: BookPage, photos: ReadonlyMap<string, ResolvedPhoto>): PageUse[] {
  const sources = [
    ...(page.source && page.text !== null ? [page.source] : []),
    ...(page.notes ?? []).flatMap(({ text, source }) => (text === null ? [] : source)),
    ...page.photos.flatMap(({ caption, source }) => (source && caption !== null ? source : [])),
  ];
  return [
    ...[...photos].map(([photo_id, photo]) => ({
      page_id: page.id,
      photo_id,
      source_id: null,
      shown: describeShown(photo),
    })),
    ...sources.map(({ id, kind }) => ({
      page_id: page.id,
      photo_id: null,
      source_id: id,
      shown: kind,
    })),
  ];
}

/** Decided when the page is written, not when the book was asked for (N24). */
async function readPictures(
  { database, media, carehomeId, now }: Making,
  book: BookData,
  page: BookPage,
) {
  const photos = await database.system((db) =>
    resolvePhotos(
      db,
      carehomeId,
      book,
      page.photos.map(({ photo_id }) => photo_id),
    ),
  );
  const findKey = createKeyFinder({ database, media, clock: () => now });
  const read = new Map<string, ResolvedPhoto & { bytes: Uint8Array }>();
  for (const [id, photo] of photos) {
    const { row, decision } = photo;
    if (decision.see === 'nothing') continue;
    const blurred = { mediaId: row.media_id, regions: decision.blur };
    const key = await findKey(
      carehomeId,
      decision.see === 'blurred' ? { key: row.key, blurred } : { key: row.key },
    );
    const largest = key === undefined ? undefined : await media.readLargest(key);
    if (largest) read.set(id, { ...photo, bytes: largest.content });
  }
  return read;
}
