import sharp from 'sharp';

import type { Asset } from './asset-list.ts';
import { draw, TILE } from './icon-art.ts';

/** Deterministic. A tile without round corners has no alpha channel, as the App Store requires. */
export function render({ size, art }: Asset): Promise<Buffer> {
  const picture = sharp(Buffer.from(draw(art, size)));
  const isOpaque = art.tile !== undefined && !art.roundness;
  if (isOpaque) picture.flatten({ background: TILE[art.tile ?? 'light'] }).removeAlpha();
  return picture
    .png({ palette: true, colours: 128, dither: 0, effort: 10, compressionLevel: 9 })
    .toBuffer();
}
