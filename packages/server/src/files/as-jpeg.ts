import sharp from 'sharp';

// Imported first, because it blocks every decoder except those for pictures we keep.
import './known-decoders.ts';
import type { LargestPicture } from './media.ts';
import { createTurns } from './turns.ts';

const FOR_DOCUMENTS = { side: 900, quality: 80 };
const AS_STORED = { side: 4000, quality: 90 };

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

/** For a file that leaves the app, as large as the picture is stored. */
export const asJpegFile = async ({ content, type }: LargestPicture): Promise<Buffer> =>
  type === 'image/jpeg' ? content : asJpeg(content, AS_STORED);
