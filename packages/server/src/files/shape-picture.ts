import sharp, { type Sharp } from 'sharp';

import { invalid } from '../core/app-error.ts';
import { type BySize, PRINT_SIDE, type Size, SIZES } from './sizes.ts';
import { createTurns } from './turns.ts';

const PIXELS_AT_MOST = 50_000_000;
const SECONDS_AT_MOST = 20;
const QUALITY = { thumb: 70, small: 75, large: 80 };
const PRINT_QUALITY = 90;

/** Upright and without metadata: WebP in every size, and JPEG for print. */
export interface ShapedPicture {
  /** Width and height of the large size. */
  width: number;
  height: number;
  files: BySize<Buffer>;
  /** Undefined if the large size is already all there is. */
  print: Buffer | undefined;
  /** Perceptual hash: 64 bits as hexadecimal digits. */
  look: string;
}

interface Pixels {
  data: Buffer;
  info: { width: number; height: number; channels: Channels };
}
type Channels = 1 | 2 | 3 | 4;

sharp.cache(false);
sharp.concurrency(1);
// Uploads must not reach the library's other decoders.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});

const inTurn = createTurns();

const refused = (message: string) => invalid({ file: [message] });

/** Throws 422 if the file is not a picture we can read. */
export async function shapePicture(file: Buffer): Promise<ShapedPicture> {
  if (file.length === 0) throw refused('Choose a picture.');
  if (isPhoneFormat(file))
    throw refused(
      'Pictures in the HEIC or AVIF format cannot be read here. Send it as JPEG, PNG or WebP.',
    );
  if (!isPicture(file))
    throw refused('This is not a picture that we can read. Send a JPEG, PNG or WebP.');
  return inTurn(() => encodeUpload(file));
}

/** Decoded once for screens and once for print: the pixels of a whole picture take forty megabytes. */
async function encodeUpload(file: Buffer): Promise<ShapedPicture> {
  const large = await reading(() => toPixels(decode(file, SIZES.large)));
  const { width, height } = await sharp(file).metadata();
  const isLarger = Math.max(width, height) > SIZES.large;
  const print = isLarger ? await reading(() => encodePrint(decode(file, PRINT_SIDE))) : undefined;
  return { ...(await encodeSizes(large)), print };
}

/** Changes a picture that is stored already, in the same queue as uploads. */
export const reshapePicture = (
  stored: Buffer,
  change: (pixels: Pixels) => Promise<Pixels>,
): Promise<ShapedPicture> =>
  inTurn(async () => {
    const pixels = await change(await reading(() => toPixels(decode(stored, PRINT_SIDE))));
    const large = await toPixels(fromPixels(pixels).resize(within(SIZES.large)));
    const isLarger = pixels.info.width > large.info.width;
    const print = isLarger ? await encodePrint(fromPixels(pixels)) : undefined;
    return { ...(await encodeSizes(large)), print };
  });

/** From bare pixels, so no metadata survives. */
async function encodeSizes(large: Pixels): Promise<Omit<ShapedPicture, 'print'>> {
  const make = (size: Size) =>
    fromPixels(large).resize(within(SIZES[size])).webp({ quality: QUALITY[size] }).toBuffer();
  // Sequential: parallel work would take every thread that passwords and files need.
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

export const countBytes = ({ files, print }: Pick<ShapedPicture, 'files' | 'print'>): number =>
  Object.values(files).reduce((sum, { length }) => sum + length, print?.length ?? 0);

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

/** Says what is wrong with a file that cannot be decoded. */
async function reading<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw refused(
      /pixel limit|timeout/.test(String(error))
        ? 'This picture has too many pixels. Send a smaller one.'
        : 'This picture is damaged. Choose another, or save it again first.',
    );
  }
}

const within = (side: number) =>
  ({ width: side, height: side, fit: 'inside', withoutEnlargement: true }) as const;

/** By content, not by name. */
function isPicture(file: Buffer): boolean {
  return isJpeg(file) || isPng(file) || isWebp(file);
}

/** HEIC and AVIF come straight from phones, so they get a more helpful message. */
const isPhoneFormat = (file: Buffer) => textAt(file, 4, 'ftyp');

const isJpeg = (file: Buffer) => file.subarray(0, 3).equals(JPEG);
const isPng = (file: Buffer) => file.subarray(0, 8).equals(PNG);
const isWebp = (file: Buffer) => textAt(file, 0, 'RIFF') && textAt(file, 8, 'WEBP');

const JPEG = Buffer.from([0xff, 0xd8, 0xff]);
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const textAt = (file: Buffer, at: number, text: string) =>
  file.toString('latin1', at, at + text.length) === text;
