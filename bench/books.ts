import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as waiting } from 'node:timers/promises';

import { largePhoto } from '../packages/server/src/testing/pictures.ts';
import type { startPostgres } from '../packages/server/src/testing/postgres.ts';
import { measureAlone, measureBeside } from './beside.ts';
import { seed, seedPhotoConsents } from './seed.ts';
import { prepareHome, send, type Subject } from './subjects.ts';

const PAGES = 40;
const PHOTOS = 12;
const GOAL = { seconds: 60, megabytes: 300, me: 2 };
const POLL_MS = 250;

/** How many photos each page holds, again and again. */
const KINDS = [
  ['month', 1],
  ['full', 1],
  ['photos', 2],
  ['photos', 3],
  ['photos', 1],
  ['text', 0],
  ['photos', 2],
  ['photos', 3],
] as const;

/** A book with pictures as large as they are kept: its time, its memory, and `me` meanwhile. */
export async function measureBooks(
  postgres: Awaited<ReturnType<typeof startPostgres>>,
  folder: string,
) {
  const { url } = await postgres.createDatabase();
  const home = await prepareHome('books', url, join(folder, 'books'), async () => {
    await seed(url, { organisations: 1, homes: 1 });
    await seedPhotoConsents(url);
  });
  const bookId = await addBook(home, await addPhotos(home));
  const alone = await measureAlone(home);
  const busy = await measureBeside(home, makePdf(home, bookId));
  const more = busy.memory - alone.memory;
  console.log(
    `a book of ${PAGES} pages with pictures for print: ${busy.seconds.toFixed(1)} s (${(busy.seconds / GOAL.seconds).toFixed(2)} × the goal of ${GOAL.seconds}), ${more} MB more (${(more / GOAL.megabytes).toFixed(2)} × the goal of ${GOAL.megabytes})`,
  );
  console.log(
    `me while the book is made: p99 ${busy.p99.toFixed(1)} ms, ${(busy.p99 / alone.p99).toFixed(2)} × its p99 alone (goal: at most ${GOAL.me})`,
  );
  await home.stop();
}

async function addPhotos(home: Subject): Promise<string[]> {
  const [resident_id = ''] = home.residentIds;
  const people = [{ kind: 'resident', resident_id, region: { x: 400, y: 300, w: 200, h: 300 } }];
  const photos: string[] = [];
  for (let at = 0; at < PHOTOS; at += 1) {
    // Every third is upright.
    const size = at % 3 === 2 ? { width: 3000, height: 4000 } : { width: 4000, height: 3000 };
    const file = await largePhoto(at, size);
    const { id: media_id } = await send<{ id: string }>(home, 'media/upload', file);
    const { ids } = await send<{ ids: string[] }>(home, 'photos/add', { media_ids: [media_id] });
    const [id = ''] = ids;
    const caption = 'Tea in the garden on a warm afternoon';
    const { version } = await send<{ version: number }>(home, 'photos/get', { id });
    const named = { named: 'everyone', sharing: 'home', people };
    await send(home, 'photos/save', { id, version, caption, ...named });
    photos.push(id);
  }
  return photos;
}

async function addBook(home: Subject, photos: readonly string[]): Promise<string> {
  const [resident_id] = home.residentIds;
  const book = {
    title: 'A year at the home',
    paper: 'a4',
    orientation: 'landscape',
    edition: 'named',
  };
  const { id } = await send<{ id: string }>(home, 'photo-books/add', { ...book, resident_id });
  const { version } = await send<{ version: number }>(home, 'photo-books/get', { id });
  let next = 0;
  const pages = Array.from({ length: PAGES }, (_, at) => {
    const [kind, count] = KINDS[at % KINDS.length] ?? ['text', 0];
    return {
      id: randomUUID(),
      kind: at === 0 ? 'title' : kind,
      heading: kind === 'month' ? 'A month' : null,
      text: kind === 'text' ? 'We sang all afternoon, and nobody wanted to go in.' : null,
      photos: Array.from({ length: count }, () => ({
        photo_id: photos[next++ % photos.length] ?? '',
      })),
    };
  });
  await send(home, 'photo-books/save', { id, version, ...book, pages });
  return id;
}

async function makePdf(home: Subject, bookId: string): Promise<void> {
  const { id } = await send<{ id: string }>(home, 'photo-books/make', { id: bookId });
  for (;;) {
    const { state } = await send<{ state: string }>(home, 'photo-books/copy', { id });
    if (state === 'done') return;
    if (state === 'failed') throw new Error('the book could not be made');
    await waiting(POLL_MS);
  }
}
