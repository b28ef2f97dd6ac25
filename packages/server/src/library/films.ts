import { stat } from 'node:fs/promises';
import { join } from 'node:path';

import type { Video } from '@relish/shared/videos/video.ts';

import { readPart } from '../media/disk-store.ts';
import type { FilmFile } from '../media/film-urls.ts';
import type { Media } from '../media/media.ts';
import { CONTENT_FOLDER } from './content-files.ts';

export const FILM_TYPES: Record<FilmFile, { ending: string; type: string }> = {
  film: { ending: '.mp4', type: 'video/mp4' },
  captions: { ending: '.vtt', type: 'text/vtt; charset=utf-8' },
  poster: { ending: '.jpg', type: 'image/jpeg' },
};

/** A file that is read piece by piece: nobody waits for the end of a film. */
export interface OpenFile {
  size: number;
  /** Both ends included. */
  read: (from: number, to: number) => Promise<Buffer>;
}

/** What came with the release lies beside its description; what was added later, behind the media door. */
export async function openFilm(
  { code, stored }: Pick<Video, 'code' | 'stored'>,
  file: FilmFile,
  media: Pick<Media, 'openFile'>,
): Promise<OpenFile | undefined> {
  const { ending } = FILM_TYPES[file];
  if (stored !== undefined) return media.openFile(`${stored}-${file}${ending}`);
  const path = join(CONTENT_FOLDER, 'videos', code + ending);
  const size = await stat(path).then(
    (found) => found.size,
    () => undefined,
  );
  return size === undefined ? undefined : { size, read: (from, to) => readPart(path, from, to) };
}
