import sharp from 'sharp';

// Imported first, because it blocks every decoder except those for pictures we keep.
import './shape-picture.ts';
import { createTurns } from './turns.ts';

const FOR_DOCUMENTS = { side: 900, quality: 80 };

const inTurn = createTurns(1);

/** Re-encoded from bare pixels, so no metadata survives. */
export const asJpeg = (webp: Buffer, { side, quality } = FOR_DOCUMENTS): Promise<Buffer> =>
  inTurn(() =>
    sharp(webp)
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality })
      .toBuffer(),
  );
