import sharp from 'sharp';

// Blocks every reader but those of pictures that we keep; importing it first is what matters.
import './shape-picture.ts';
import { createTurns } from './turns.ts';

const SIDE = 900;
const QUALITY = 80;

const inTurn = createTurns(1);

/** One of our pictures as paper takes it; made from bare pixels of ours, so nothing else comes along. */
export const asJpeg = (webp: Buffer): Promise<Buffer> =>
  inTurn(() =>
    sharp(webp)
      .resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: QUALITY })
      .toBuffer(),
  );
