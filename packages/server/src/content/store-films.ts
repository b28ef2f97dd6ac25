import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';

import type { FilmFile } from '../files/film-urls.ts';
import type { Media } from '../files/media.ts';
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

/** Magic numbers: file names are not trusted. */
const BEGINS: Record<FilmFile, (bytes: Buffer) => boolean> = {
  film: (bytes) => bytes.toString('latin1', 4, 8) === 'ftyp',
  captions: (bytes) => bytes.toString('utf8').replace('\uFEFF', '').startsWith('WEBVTT'),
  poster: (bytes) => bytes.toString('latin1', 0, 3) === '\xFF\xD8\xFF',
};

const filePath = (folder: string, code: string, file: FilmFile) =>
  join(folder, KINDS.video.folder, code + FILM_TYPES[file].ending);

const fileName = (stored: string, file: FilmFile) => `${stored}-${file}${FILM_TYPES[file].ending}`;

/** Problems with the files of a folder's videos. */
export async function filmProblems(folder: string, items: readonly ContentItem[]) {
  const problems: string[] = [];
  for (const { code } of listVideos(items))
    for (const file of FILES) {
      const path = filePath(folder, code, file);
      const reason = await wrong(path, file);
      if (reason) problems.push(`${KINDS.video.folder}/${basename(path)}: ${reason}`);
    }
  return problems;
}

async function wrong(path: string, file: FilmFile): Promise<string | undefined> {
  const stats = await stat(path).catch(() => undefined);
  if (!stats) return 'is missing';
  if (stats.size > AT_MOST[file]) return `is larger than ${AT_MOST[file] / MEGABYTE} MB`;
  const opened = await open(path);
  try {
    const { buffer, bytesRead } = await opened.read(Buffer.alloc(16), 0, 16, 0);
    if (!BEGINS[file](buffer.subarray(0, bytesRead))) return `is no ${FILM_TYPES[file].type}`;
  } finally {
    await opened.close();
  }
  return undefined;
}

/** Content-addressed, so an interrupted import uploads only what is missing. */
export async function storeFilms(
  folder: string,
  items: readonly ContentItem[],
  media: FilmDoor,
  tell: (line: string) => void,
): Promise<ContentItem[]> {
  const stored = new Map<string, string>();
  for (const { code } of listVideos(items)) {
    const name = await nameByContent(FILES.map((file) => filePath(folder, code, file)));
    for (const file of FILES)
      await send(filePath(folder, code, file), fileName(name, file), media, tell);
    stored.set(code, name);
  }
  return items.map((item) => {
    const name = item.kind === 'video' ? stored.get(item.code) : undefined;
    return name === undefined ? item : { ...item, ...sealed({ ...item.body, stored: name }) };
  });
}

export async function removeFilms(stored: readonly string[], media: FilmDoor) {
  for (const name of stored) for (const file of FILES) await media.removeFile(fileName(name, file));
}

const listVideos = (items: readonly ContentItem[]) => items.filter(({ kind }) => kind === 'video');

async function nameByContent(paths: string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const path of paths)
    for await (const piece of createReadStream(path)) hash.update(piece as Buffer);
  const hex = hash.digest('hex');
  // UUID version 8, for custom values.
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
  let reported = 0;
  await media.keepFile(name, path, (sent) => {
    const tenths = Math.floor((sent / size) * 10);
    if (tenths > reported) tell(`${basename(path)}: ${tenths * 10} %`);
    reported = tenths;
  });
}
