import type { PlacedPicture } from '@relish/shared/photos/photo-books/placed.ts';
import sharp from 'sharp';

// Imported first, because it blocks every decoder except those for pictures we keep.
import '../files/known-decoders.ts';

const PIXELS_PER_MM = 300 / 25.4;
const QUALITY = 88;
/** How many pixels more than 300 dpi are embedded rather than encoded again. */
const SPARE_PIXELS = 1.3;

export interface PrintedPicture {
  file: Buffer;
  /** The place of all of it in millimetres; parts beyond the box of the page are clipped. */
  whole: PlacedPicture['box'];
}

/** As many pixels as 300 dpi need and hardly more, without metadata. */
export async function shapeForPrint(
  bytes: Uint8Array,
  { box, crop }: Pick<PlacedPicture, 'box' | 'crop'>,
): Promise<PrintedPicture> {
  const { format, width, height } = await sharp(bytes).metadata();
  const whole = {
    x: box.x - (crop.x / crop.w) * box.w,
    y: box.y - (crop.y / crop.h) * box.h,
    w: box.w / crop.w,
    h: box.h / crop.h,
  };
  const needed = box.w * PIXELS_PER_MM * box.h * PIXELS_PER_MM;
  // A file for print is our own JPEG, which a PDF holds as it is.
  if (format === 'jpeg' && width * height <= needed * SPARE_PIXELS)
    return { file: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), whole };
  const scale = Math.min(1, (whole.w * PIXELS_PER_MM) / width, (whole.h * PIXELS_PER_MM) / height);
  const [fullWidth, fullHeight] = [Math.ceil(width * scale), Math.ceil(height * scale)];
  const left = Math.min(fullWidth - 1, Math.round(crop.x * fullWidth));
  const top = Math.min(fullHeight - 1, Math.round(crop.y * fullHeight));
  // Cut after shrinking, because a decoder that knows the final size decodes fewer pixels.
  const file = await sharp(bytes)
    .resize({ width: fullWidth, height: fullHeight, fit: 'fill' })
    .extract({
      left,
      top,
      width: Math.max(1, Math.min(fullWidth - left, Math.round(crop.w * fullWidth))),
      height: Math.max(1, Math.min(fullHeight - top, Math.round(crop.h * fullHeight))),
    })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality: QUALITY, progressive: false, optimiseCoding: false })
    .toBuffer();
  return { file, whole: box };
}
