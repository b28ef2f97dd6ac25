import { createHash } from 'node:crypto';

import type { Clock } from '../../../core/clock.ts';
import type { Database } from '../../../db/database.ts';
import type { BlurredRegion } from '../../../files/blurred-region.ts';
import { type Media, newPictureKey } from '../../../files/media.ts';
import type { ChosenPicture } from '../../../files/picture-rule.ts';
import { countBytes } from '../../../files/shape-picture.ts';
import { completePicture } from '../../residents/media/public.ts';
import { findRendition, insertRendition } from './rendition-queries.ts';

interface Blurring {
  database: Pick<Database, 'system'>;
  media: Pick<Media, 'readLargest' | 'blur' | 'keep'>;
  clock: Clock;
}

/** The same places give the same rendition, in whatever order they come. */
const hashRegions = (regions: readonly BlurredRegion[]) =>
  createHash('sha256')
    .update(
      regions
        .map(({ x, y, w, h }) => [x, y, w, h].join(','))
        .toSorted()
        .join(';'),
    )
    .digest('hex');

/** Finds the files to serve; a blurred rendition is made when it is first needed. */
export function createKeyFinder({ database, media, clock }: Blurring) {
  // Many viewers open a shared photo at once, and it is blurred for the first.
  const underWay = new Map<string, Promise<string | undefined>>();

  const make = async (carehomeId: string, source: string, blurred: BlurredMedia) => {
    const { mediaId, regions } = blurred;
    const blurHash = hashRegions(regions);
    const existing = await database.system((db) =>
      findRendition(db, carehomeId, mediaId, blurHash),
    );
    if (existing && existing.width !== null) return existing.key;
    const largest = await media.readLargest(source);
    if (!largest) return undefined;
    const picture = await media.blur(largest.content, regions);
    const row = await database.system((db) =>
      insertRendition(db, carehomeId, { mediaId, blurHash, key: newPictureKey(), now: clock() }),
    );
    if (!row) return undefined;
    await media.keep(row.key, picture);
    const { width, height } = picture;
    const bytes = countBytes(picture);
    await database.system((db) =>
      completePicture(db, carehomeId, row.id, { width, height, bytes }),
    );
    return row.key;
  };

  return (carehomeId: string, { key, blurred }: ChosenPicture): Promise<string | undefined> => {
    if (!blurred) return Promise.resolve(key);
    const name = `${blurred.mediaId} ${hashRegions(blurred.regions)}`;
    const running = underWay.get(name);
    if (running) return running;
    const making = make(carehomeId, key, blurred).finally(() => underWay.delete(name));
    underWay.set(name, making);
    return making;
  };
}

type BlurredMedia = NonNullable<ChosenPicture['blurred']>;
