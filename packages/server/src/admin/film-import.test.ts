import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { createPasswords } from '../core/passwords.ts';
import { createSealer } from '../core/sealed.ts';
import type { OpenDatabase } from '../db/connect.ts';
import { CONTENT_FOLDER } from '../library/content-files.ts';
import { openFilm } from '../library/films.ts';
import { createLibrary } from '../library/library.ts';
import { diskStore } from '../media/disk-store.ts';
import { createMedia, type Media } from '../media/media.ts';
import { freshDatabase } from '../testing/test-database.ts';
import { commands } from './commands.ts';

const CODE = 'the-garden-gate';
const NOW = new Date('2026-11-15T09:00:00.000Z');

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await freshDatabase();
});
afterAll(() => opened.close());

let store: string;
let media: Media;
let told: string[];
beforeEach(async () => {
  store = await mkdtemp(join(tmpdir(), 'relish-films-'));
  media = createMedia(diskStore(store), Buffer.alloc(32, 2));
  told = [];
});

/** A folder as an editor has it: one video, with one of the release’s films under another name. */
async function folderWith(version: number, poster = 'by-the-sea'): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'relish-content-'));
  const release = (name: string) => join(CONTENT_FOLDER, 'videos', name);
  const place = (ending: string) => join(folder, 'videos', CODE + ending);
  await mkdir(join(folder, 'videos'));
  const known = JSON.parse(await readFile(release('by-the-sea.json'), 'utf8')) as object;
  await writeFile(
    place('.json'),
    JSON.stringify({ ...known, code: CODE, title: 'The garden gate', version }),
  );
  for (const ending of ['.mp4', '.vtt']) await cp(release(`by-the-sea${ending}`), place(ending));
  await cp(release(`${poster}.jpg`), place('.jpg'));
  return folder;
}

const content = async (doing: string, folder: string) =>
  commands['content']?.run(
    {
      ...opened,
      passwords: createPasswords(),
      sealer: createSealer(Buffer.alloc(32, 1)),
      media,
      tell: (line) => told.push(line),
      now: NOW,
    },
    { words: [doing, folder], options: {} },
  );

const video = async () => {
  const shelf = await opened.database.system((db) => createLibrary([]).shelf(db));
  const found = shelf.videos.find(({ code }) => code === CODE);
  if (!found) throw new Error('the video is not in the library');
  return found;
};

const filesKept = async () =>
  (await readdir(store, { recursive: true })).filter((name) => name.includes('.'));

describe('content import, of films', () => {
  it('puts film, captions and poster behind the media door and tells how far it is', async () => {
    const folder = await folderWith(1);
    expect(await content('import', folder)).toEqual(['1 files, 1 of them new or changed.']);
    expect(told.at(0)).toMatch(/^the-garden-gate\.mp4: \d0 %$/);
    expect(told).toContain('the-garden-gate.mp4: 100 %');

    await rm(folder, { recursive: true });
    const film = await openFilm(await video(), 'film', media);
    const original = await readFile(join(CONTENT_FOLDER, 'videos', 'by-the-sea.mp4'));
    expect(film?.size).toBe(original.length);
    expect((await film?.read(100, 199))?.equals(original.subarray(100, 200))).toBe(true);
  });

  it('sends again only what is not there yet', async () => {
    await content('import', await folderWith(1));
    told.length = 0;
    expect(await content('import', await folderWith(1))).toEqual([
      '1 files, 0 of them new or changed.',
    ]);
    expect(told).toEqual([]);
  });

  it('removes the files that a newer version replaced', async () => {
    await content('import', await folderWith(2));
    const before = (await video()).stored;
    await content('import', await folderWith(3, 'night-sky'));
    const { stored } = await video();
    expect(stored).not.toBe(before);
    const kept = await filesKept();
    expect(kept).toHaveLength(3);
    expect(kept.every((name) => name.includes(stored ?? '-'))).toBe(true);
  });

  it.each([
    ['.mp4', undefined, 'videos/the-garden-gate.mp4: is missing'],
    ['.mp4', 'MZ, a program', 'videos/the-garden-gate.mp4: is no video/mp4'],
    ['.vtt', '1\n00:00 --> 00:02\nHello', 'videos/the-garden-gate.vtt: is no text/vtt'],
    ['.jpg', '<svg onload="x">', 'videos/the-garden-gate.jpg: is no image/jpeg'],
  ])('refuses a folder whose %s is %j, and keeps none of it', async (ending, text, said) => {
    const folder = await folderWith(9);
    const path = join(folder, 'videos', CODE + ending);
    await (text === undefined ? rm(path) : writeFile(path, text));
    for (const doing of ['validate', 'import'])
      await expect(content(doing, folder)).rejects.toThrow(said);
    expect(await filesKept()).toEqual([]);
  });
});
