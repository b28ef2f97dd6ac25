import { stat } from 'node:fs/promises';
import { join } from 'node:path';

import type { Video } from '@relish/shared/library/videos/video.ts';

import { readPart } from '../files/disk-store.ts';
import type { FilmFile } from '../files/film-urls.ts';
import type { Media } from '../files/media.ts';
import { CONTENT_FOLDER } from './content-files.ts';

export const FILM_TYPES: Record<FilmFile, { ending: string; type: string }> = {
  film: { ending: '.mp4', type: 'video/mp4' },
  captions: { ending: '.vtt', type: 'text/vtt; charset=utf-8' },
  poster: { ending: '.jpg', type: 'image/jpeg' },
};

export interface OpenFile {
  size: number;
  etag: string;
  /** Both inclusive. */
  read: (from: number, to: number) => Promise<Buffer>;
}

/** Films of the release are files next to their description; later ones are in media storage. */
export async function openFilm(
  { code, stored }: Pick<Video, 'code' | 'stored'>,
  file: FilmFile,
  media: Pick<Media, 'openFile'>,
): Promise<OpenFile | undefined> {
  const { ending } = FILM_TYPES[file];
  if (stored !== undefined) {
    const opened = await media.openFile(`${stored}-${file}${ending}`);
    // Each import stores under a new key, so the key works as an etag.
    return opened && { ...opened, etag: `"${stored}-${file}"` };
  }
  const path = join(CONTENT_FOLDER, 'videos', code + ending);
  const stats = await stat(path).catch(() => undefined);
  return (
    stats && {
      size: stats.size,
      etag: `"${code}-${file}-${stats.size}-${Math.floor(stats.mtimeMs)}"`,
      read: (from, to) => readPart(path, from, to),
    }
  );
}
