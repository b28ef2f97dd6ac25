import sharp, { type Sharp } from 'sharp';

import { freeBytes } from '../core/free-bytes.ts';
// Imported first, because it blocks every decoder except those for pictures we keep.
import './known-decoders.ts';
import type { ShapedPicture } from './shape-picture.ts';
import { PRINT_SIDE, type Size, SIZES } from './sizes.ts';

const PIXELS_AT_MOST = 50_000_000;
const SECONDS_AT_MOST = 20;
const QUALITY = { thumb: 70, small: 75, large: 80 };
const PRINT_QUALITY = 90;

export interface Pixels {
  data: Buffer;
  info: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
}

/** A file that cannot be decoded. */
export class UnreadablePicture extends Error {
  readonly hasTooManyPixels: boolean;

  constructor(cause: unknown) {
    super('a picture could not be decoded', { cause });
    this.hasTooManyPixels = /pixel limit|timeout/.test(String(cause));
  }
}

/** Decoded once for screens and once for print: the pixels of a whole picture take forty megabytes. */
export async function encodeUpload(file: Buffer): Promise<ShapedPicture> {
  const large = await reading(() => toPixels(decode(file, SIZES.large)));
  const { width, height } = await sharp(file).metadata();
  const isLarger = Math.max(width, height) > SIZES.large;
  const print = isLarger ? await reading(() => encodePrint(decode(file, PRINT_SIDE))) : undefined;
  const sizes = await encodeSizes(large);
  freeBytes(large.data);
  return { ...sizes, print };
}

/** Changes a picture that is stored already. */
export async function encodeChanged(
  stored: Buffer,
  change: (pixels: Pixels) => Promise<Pixels>,
): Promise<ShapedPicture> {
  const whole = await reading(() => toPixels(decode(stored, PRINT_SIDE)));
  const pixels = await change(whole);
  const large = await toPixels(fromPixels(pixels).resize(within(SIZES.large)));
  const isLarger = pixels.info.width > large.info.width;
  const print = isLarger ? await encodePrint(fromPixels(pixels)) : undefined;
  const sizes = await encodeSizes(large);
  for (const { data } of [whole, pixels, large]) freeBytes(data);
  return { ...sizes, print };
}

/** From bare pixels, so no metadata survives. */
async function encodeSizes(large: Pixels): Promise<Omit<ShapedPicture, 'print'>> {
  const make = (size: Size) =>
    fromPixels(large).resize(within(SIZES[size])).webp({ quality: QUALITY[size] }).toBuffer();
  // Sequential, so that one picture takes one core.
  const files = {
    thumb: await make('thumb'),
    small: await make('small'),
    large: await make('large'),
  };
  const { width, height } = large.info;
  return { width, height, files, look: await hashLook(fromPixels(large)) };
}

/** JPEG, which a PDF holds as it is; without optimal codes, which would need all of it in memory. */
const encodePrint = (picture: Sharp) =>
  picture
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: PRINT_QUALITY, optimiseCoding: false })
    .toBuffer();

const toPixels = (picture: Sharp): Promise<Pixels> =>
  picture.raw().toBuffer({ resolveWithObject: true });

const fromPixels = ({ data, info: { width, height, channels } }: Pixels) =>
  sharp(data, { raw: { width, height, channels } });

const LOOK = { width: 9, height: 8 };

/** dHash: each bit says whether a pixel is darker than its right neighbour. */
async function hashLook(picture: Sharp): Promise<string> {
  const grey = await picture
    .flatten({ background: '#ffffff' })
    .resize({ ...LOOK, fit: 'fill' })
    .greyscale()
    .raw()
    .toBuffer();
  let bits = 0n;
  for (let row = 0; row < LOOK.height; row += 1)
    for (let column = 0; column < LOOK.width - 1; column += 1) {
      const at = row * LOOK.width + column;
      bits = (bits << 1n) | ((grey[at] ?? 0) < (grey[at + 1] ?? 0) ? 1n : 0n);
    }
  return bits.toString(16).padStart(16, '0');
}

/** The first frame of an animation, upright; any colour profile becomes sRGB. */
const decode = (file: Buffer, side: number) =>
  sharp(file, { limitInputPixels: PIXELS_AT_MOST, failOn: 'error' })
    .autoOrient()
    .resize(within(side))
    .toColourspace('srgb')
    .timeout({ seconds: SECONDS_AT_MOST });

async function reading<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new UnreadablePicture(error);
  }
}

const within = (side: number) =>
  ({ width: side, height: side, fit: 'inside', withoutEnlargement: true }) as const;
