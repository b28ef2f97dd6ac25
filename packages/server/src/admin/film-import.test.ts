import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { CONTENT_FOLDER } from '../content/content-files.ts';
import { openFilm } from '../content/films.ts';
import { createLibrary } from '../content/library.ts';
import { createPasswords } from '../core/passwords.ts';
import { createSealer } from '../core/sealed.ts';
import type { OpenDatabase } from '../db/connect.ts';
import { diskStore } from '../files/disk-store.ts';
import { createMedia, type Media } from '../files/media.ts';
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
let messages: string[];
beforeEach(async () => {
  store = await mkdtemp(join(tmpdir(), 'relish-films-'));
  media = createMedia(diskStore(store), Buffer.alloc(32, 2));
  messages = [];
});

/** One video that uses a film of the release under another name. */
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
      tell: (line) => messages.push(line),
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

describe('content import of films', () => {
  it('stores film, captions and poster in media storage and reports progress', async () => {
    const folder = await folderWith(1);
    expect(await content('import', folder)).toEqual(['1 files, 1 of them new or changed.']);
    expect(messages.at(0)).toMatch(/^the-garden-gate\.mp4: \d0 %$/);
    expect(messages).toContain('the-garden-gate.mp4: 100 %');

    await rm(folder, { recursive: true });
    const film = await openFilm(await video(), 'film', media);
    const original = await readFile(join(CONTENT_FOLDER, 'videos', 'by-the-sea.mp4'));
    expect(film?.size).toBe(original.length);
    expect((await film?.read(100, 199))?.equals(original.subarray(100, 200))).toBe(true);
  });

  it('uploads only missing files when repeated', async () => {
    await content('import', await folderWith(1));
    messages.length = 0;
    expect(await content('import', await folderWith(1))).toEqual([
      '1 files, 0 of them new or changed.',
    ]);
    expect(messages).toEqual([]);
  });

  it('removes the files replaced by a newer version', async () => {
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
  ])('rejects a folder whose %s is %j, and stores nothing', async (ending, text, message) => {
    const folder = await folderWith(9);
    const path = join(folder, 'videos', CODE + ending);
    await (text === undefined ? rm(path) : writeFile(path, text));
    for (const doing of ['validate', 'import'])
      await expect(content(doing, folder)).rejects.toThrow(message);
    expect(await filesKept()).toEqual([]);
  });
});
