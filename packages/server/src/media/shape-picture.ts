import sharp from 'sharp';

import { invalid } from '../core/app-error.ts';
import { isPhoneFormat, isPicture } from './picture-type.ts';
import { type BySize, type Size, SIZES } from './sizes.ts';
import { createTurns } from './turns.ts';

const PIXELS_AT_MOST = 50_000_000;
const SECONDS_AT_MOST = 20;
const QUALITY = { thumb: 70, small: 75, large: 80 };

/** A picture as we keep it: WebP in every size, turned upright, without a word about where or with what it was taken. */
export interface ShapedPicture {
  width: number;
  height: number;
  files: BySize<Buffer>;
}

sharp.cache(false);
sharp.concurrency(1);
// The library reads a dozen kinds of file; whoever sends one of the others must not reach its reader.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});

const inTurn = createTurns();

const refused = (message: string) => invalid({ file: [message] });

/** Whatever was sent, as pictures of our own making; 422 in plain words when it is none that we can read. */
export async function shapePicture(file: Buffer): Promise<ShapedPicture> {
  if (file.length === 0) throw refused('Choose a picture.');
  if (isPhoneFormat(file))
    throw refused(
      'Pictures in the HEIC or AVIF format cannot be read here. Send it as JPEG, PNG or WebP.',
    );
  if (!isPicture(file))
    throw refused('This is not a picture that we can read. Send a JPEG, PNG or WebP.');
  return inTurn(async () => {
    const { data, info } = await readPixels(file);
    const { width, height, channels } = info;
    // Everything is made from bare pixels: nothing else of the file can come along.
    const make = (size: Size) =>
      sharp(data, { raw: { width, height, channels } })
        .resize(within(SIZES[size]))
        .webp({ quality: QUALITY[size] })
        .toBuffer();
    // One after the other: all at once would take every thread that passwords and files wait for.
    const files = {
      thumb: await make('thumb'),
      small: await make('small'),
      large: await make('large'),
    };
    return { width, height, files };
  });
}

async function readPixels(file: Buffer) {
  try {
    // Of an animated picture, the first frame. Colours of any profile become sRGB.
    return await sharp(file, { limitInputPixels: PIXELS_AT_MOST, failOn: 'error' })
      .autoOrient()
      .resize(within(SIZES.large))
      .toColourspace('srgb')
      .timeout({ seconds: SECONDS_AT_MOST })
      .raw()
      .toBuffer({ resolveWithObject: true });
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
