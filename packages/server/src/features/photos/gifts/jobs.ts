import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { after, minutes } from '../../../core/clock.ts';
import type { Database } from '../../../db/database.ts';
import { asJpegFile } from '../../../files/as-jpeg.ts';
import type { Media } from '../../../files/media.ts';
import type { JobHandlers } from '../../../jobs/runner.ts';
import { findResident } from '../../residents/residents/public.ts';
import { createKeyFinder } from '../photos/public.ts';
import { nameFiles, writeAlbum, writeList } from './album.ts';
import { type GiftPhoto, listGiftPhotos } from './contents.ts';
import { giftFile } from './gift-file.ts';
import type { makeGift } from './job-kinds.ts';
import { beginGift, failGift, finishGift, lockGift, setProgress } from './queries.ts';
import { writeZip, type ZipEntry } from './write-zip.ts';

export interface GiftContext {
  database: Database;
  media: Media;
}

const TOLD_EVERY = 20;
const BUSY_FOR = minutes(5);

export const giftJobs: JobHandlers<GiftContext, typeof makeGift> = {
  'make-gift': async (context, { carehome_id, gift_id }) => make(context, carehome_id, gift_id),
};

type Working = GiftContext & { now: Date };

async function make(context: Working, carehomeId: string, id: string) {
  const { database, media, now } = context;
  const gift = await database.system(async (db) => {
    const row = await lockGift(db, carehomeId, id);
    if (!row || row.state === 'done') return undefined;
    const isBusy = row.state === 'running' && Date.parse(row.touched_at) > +after(now, -BUSY_FOR);
    // The lease of a long job ends before its work; it is tried again until that is done.
    if (isBusy) throw new Error('the file is being made already');
    return beginGift(db, carehomeId, id, { fileKey: row.file_key ?? randomUUID(), now });
  });
  if (!gift) return;
  const folder = await mkdtemp(join(tmpdir(), 'relish-gift-'));
  try {
    const read: Database['system'] = (work) => database.system(work);
    const photos = await listGiftPhotos(read, carehomeId, gift);
    const path = join(folder, 'gift.zip');
    const title = await findTitle(context, carehomeId, gift.resident_id);
    await writeZip(path, listEntries(context, { carehomeId, id, photos, title }));
    await media.keepFile(giftFile(gift.file_key), path, () => undefined);
    const { size } = await stat(path);
    const used = photos.map((photo) => ({ id: photo.id, shown: photo.shown }));
    await database.system((db) => finishGift(db, carehomeId, id, { bytes: size, used, now }));
  } catch (error) {
    // Reported at once, although the job will be retried.
    await database.system((db) => failGift(db, carehomeId, id));
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function findTitle({ database }: Working, carehomeId: string, residentId: string | null) {
  if (residentId === null) return 'Our photos';
  const resident = await database.system((db) => findResident(db, carehomeId, residentId));
  return `Photos of ${resident?.preferred_name ?? 'your relative'}`;
}

interface Contents {
  carehomeId: string;
  id: string;
  photos: readonly GiftPhoto[];
  title: string;
}

async function* listEntries(
  { database, media, now }: Working,
  { carehomeId, id, photos, title }: Contents,
): AsyncGenerator<ZipEntry> {
  const findKey = createKeyFinder({ database, media, clock: () => now });
  const files = nameFiles(photos);
  const startedAt = performance.now();
  yield { name: 'index.html', content: Buffer.from(writeAlbum(title, files)) };
  yield { name: 'list.txt', content: Buffer.from(writeList(title, files)) };
  for (const [at, { photo, name }] of files.entries()) {
    const key = await findKey(carehomeId, photo.chosen);
    const largest = key === undefined ? undefined : await media.readLargest(key);
    // Removed since the list was made: the next attempt lists what is left.
    if (!largest) throw new Error('a photo has been removed meanwhile');
    yield { name, content: await asJpegFile(largest) };
    if (at % TOLD_EVERY === 0) {
      const progress = 1 + Math.floor((98 * at) / photos.length);
      const touchedAt = after(now, performance.now() - startedAt);
      await database.system((db) =>
        setProgress(db, carehomeId, id, { progress, photoCount: photos.length, now: touchedAt }),
      );
    }
  }
}
