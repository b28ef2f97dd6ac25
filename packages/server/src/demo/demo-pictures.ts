import { readFile } from 'node:fs/promises';

import { z } from 'zod';

const FILE = new URL('../../../../content/demo-pictures/pictures.json', import.meta.url);

const share = z.number().min(0).max(1);

const AlbumPhoto = z.strictObject({
  name: z.string(),
  caption: z.string().min(3).max(140),
  people: z.array(z.strictObject({ resident: z.string(), x: share, y: share, w: share, h: share })),
  drawing: z.string(),
});
export type DemoAlbumPhoto = z.infer<typeof AlbumPhoto>;

const DemoPictures = z.strictObject({
  /** By the key of the resident: which drawing it is. */
  portraits: z.record(z.string(), z.string()),
  photos: z.array(
    AlbumPhoto.extend({
      /** Taken at this activity of the week, so many weeks before the last one. */
      code: z.string(),
      weeks_ago: z.int().min(0).max(8),
    }),
  ),
  /** Photos that belong to no record. */
  albums: z.array(AlbumPhoto),
});
export type DemoPictures = z.infer<typeof DemoPictures>;
export type DemoPhoto = DemoPictures['photos'][number];

/** Pictures drawn by tools/artwork for the residents of the demonstration. */
export const readDemoPictures = async (): Promise<DemoPictures> =>
  DemoPictures.parse(JSON.parse(await readFile(FILE, 'utf8')));
