import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';

import type { FilmFile } from '../media/film-urls.ts';
import type { Media } from '../media/media.ts';
import { type ContentItem, KINDS, sealed } from './content-files.ts';
import { FILM_TYPES } from './films.ts';

type FilmDoor = Pick<Media, 'keepFile' | 'removeFile' | 'openFile'>;

const FILES = Object.keys(FILM_TYPES) as FilmFile[];
const MEGABYTE = 1024 * 1024;
const AT_MOST: Record<FilmFile, number> = {
  film: 1024 * MEGABYTE,
  captions: MEGABYTE,
  poster: 5 * MEGABYTE,
};

/** How each begins, whatever its name says. */
const BEGINS: Record<FilmFile, (bytes: Buffer) => boolean> = {
  film: (bytes) => bytes.toString('latin1', 4, 8) === 'ftyp',
  captions: (bytes) => bytes.toString('utf8').replace('\uFEFF', '').startsWith('WEBVTT'),
  poster: (bytes) => bytes.toString('latin1', 0, 3) === '\xFF\xD8\xFF',
};

const pathOf = (folder: string, code: string, file: FilmFile) =>
  join(folder, KINDS.video.folder, code + FILM_TYPES[file].ending);

const nameOf = (stored: string, file: FilmFile) => `${stored}-${file}${FILM_TYPES[file].ending}`;

/** What is wrong with the files that belong to the videos of a folder. */
export async function filmProblems(folder: string, items: readonly ContentItem[]) {
  const problems: string[] = [];
  for (const { code } of videosOf(items))
    for (const file of FILES) {
      const path = pathOf(folder, code, file);
      const reason = await wrong(path, file);
      if (reason) problems.push(`${KINDS.video.folder}/${basename(path)}: ${reason}`);
    }
  return problems;
}

async function wrong(path: string, file: FilmFile): Promise<string | undefined> {
  const found = await stat(path).catch(() => undefined);
  if (!found) return 'is missing';
  if (found.size > AT_MOST[file]) return `is larger than ${AT_MOST[file] / MEGABYTE} MB`;
  const opened = await open(path);
  try {
    const { buffer, bytesRead } = await opened.read(Buffer.alloc(16), 0, 16, 0);
    if (!BEGINS[file](buffer.subarray(0, bytesRead))) return `is no ${FILM_TYPES[file].type}`;
  } finally {
    await opened.close();
  }
  return undefined;
}

/**
 * Puts the files of a folder behind the media door and notes where. Named after their content: whoever starts an
 * interrupted import again sends only what is not there yet.
 */
export async function storeFilms(
  folder: string,
  items: readonly ContentItem[],
  media: FilmDoor,
  tell: (line: string) => void,
): Promise<ContentItem[]> {
  const stored = new Map<string, string>();
  for (const { code } of videosOf(items)) {
    const name = await nameByContent(FILES.map((file) => pathOf(folder, code, file)));
    for (const file of FILES)
      await send(pathOf(folder, code, file), nameOf(name, file), media, tell);
    stored.set(code, name);
  }
  return items.map((item) => {
    const name = item.kind === 'video' ? stored.get(item.code) : undefined;
    return name === undefined ? item : { ...item, ...sealed({ ...item.body, stored: name }) };
  });
}

export async function removeFilms(stored: readonly string[], media: FilmDoor) {
  for (const name of stored) for (const file of FILES) await media.removeFile(nameOf(name, file));
}

const videosOf = (items: readonly ContentItem[]) => items.filter(({ kind }) => kind === 'video');

async function nameByContent(paths: string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const path of paths)
    for await (const piece of createReadStream(path)) hash.update(piece as Buffer);
  const hex = hash.digest('hex');
  // As a UUID of version 8, which is for names of one's own making.
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

async function send(path: string, name: string, media: FilmDoor, tell: (line: string) => void) {
  const { size } = await stat(path);
  if ((await media.openFile(name))?.size === size) return;
  let told = 0;
  await media.keepFile(name, path, (sent) => {
    const tenths = Math.floor((sent / size) * 10);
    if (tenths > told) tell(`${basename(path)}: ${tenths * 10} %`);
    told = tenths;
  });
}
