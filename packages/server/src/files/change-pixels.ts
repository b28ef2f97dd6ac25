import sharp from 'sharp';

import type { BlurredRegion } from './blurred-region.ts';
import type { Pixels } from './encode-picture.ts';

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const MARGIN = 0.15;
// A weak blur can be partly undone; 36 averages cannot.
const PATCH = 6;

/** The places that are blurred, in pixels: with a margin, and overlapping ones as one. */
function findBoxes(
  regions: readonly BlurredRegion[],
  { width, height }: { width: number; height: number },
): Box[] {
  const boxes = regions.map(({ x, y, w, h }) => ({
    left: Math.max(0, Math.floor(((x - w * MARGIN) / 1000) * width)),
    top: Math.max(0, Math.floor(((y - h * MARGIN) / 1000) * height)),
    right: Math.min(width, Math.ceil(((x + w + w * MARGIN) / 1000) * width)),
    bottom: Math.min(height, Math.ceil(((y + h + h * MARGIN) / 1000) * height)),
  }));
  const merged: Box[] = [];
  for (let box of boxes) {
    // A box that has grown may reach others, so all are compared again.
    let at = merged.findIndex((other) => overlap(box, other));
    while (at !== -1) {
      const [other] = merged.splice(at, 1);
      if (other) box = join(box, other);
      const grown = box;
      at = merged.findIndex((each) => overlap(grown, each));
    }
    merged.push(box);
  }
  return merged;
}

const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const join = (a: Box, b: Box): Box => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
});

/** Writes over the pixels that it is given. */
export async function blurPixels(
  { data, info }: Pixels,
  regions: readonly BlurredRegion[],
): Promise<Pixels> {
  const { width, height, channels } = info;
  const raw = { width, height, channels };
  for (const { left, top, right, bottom } of findBoxes(regions, info)) {
    const size = { width: right - left, height: bottom - top };
    const few = await sharp(data, { raw })
      .extract({ left, top, ...size })
      .resize({ width: PATCH, height: PATCH, fit: 'fill', kernel: 'linear' })
      .raw()
      .toBuffer();
    const patch = await sharp(few, { raw: { width: PATCH, height: PATCH, channels } })
      .resize({ ...size, fit: 'fill', kernel: 'cubic' })
      .raw()
      .toBuffer();
    // Written over the pixels row by row, because composing would let transparent ones shine through.
    const rowBytes = size.width * channels;
    for (let row = 0; row < size.height; row += 1)
      patch.copy(
        data,
        ((top + row) * width + left) * channels,
        row * rowBytes,
        (row + 1) * rowBytes,
      );
  }
  return { data, info };
}

export async function cropPixels(
  { data, info }: Pixels,
  { x, y, w, h }: BlurredRegion,
): Promise<Pixels> {
  const { width, height, channels } = info;
  const left = Math.min(width - 1, Math.round((x / 1000) * width));
  const top = Math.min(height - 1, Math.round((y / 1000) * height));
  const size = {
    width: Math.min(width - left, Math.max(1, Math.round((w / 1000) * width))),
    height: Math.min(height - top, Math.max(1, Math.round((h / 1000) * height))),
  };
  const cropped = await sharp(data, { raw: { width, height, channels } })
    .extract({ left, top, ...size })
    .raw()
    .toBuffer();
  return { data: cropped, info: { ...size, channels } };
}
