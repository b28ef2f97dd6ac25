import sharp from 'sharp';

// Imported first, because it blocks every decoder except those for pictures we keep.
import './shape-picture.ts';
import { createTurns } from './turns.ts';

const SIDE = 900;
const QUALITY = 80;

const inTurn = createTurns(1);

/** Re-encoded from bare pixels, so no metadata survives. */
export const asJpeg = (webp: Buffer): Promise<Buffer> =>
  inTurn(() =>
    sharp(webp)
      .resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: QUALITY })
      .toBuffer(),
  );
