import { m } from '../../../words/m.ts';

/** Named one by one, so that an iPhone hands over a JPEG instead of its own HEIC. */
export const ACCEPTED = 'image/jpeg,image/png,image/webp';

const MOST_BYTES = 10 * 1024 * 1024;

const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);

type PictureKind = 'picture' | 'heic' | 'other';

/** By the first bytes, because names and types can be wrong. */
function findKind(start: Uint8Array): PictureKind {
  const letters = String.fromCharCode(...start.slice(0, 12));
  if (letters.slice(4, 8) === 'ftyp' && HEIC_BRANDS.has(letters.slice(8, 12))) return 'heic';
  const isJpeg = letters.startsWith('\xff\xd8\xff');
  const isPng = letters.startsWith('\x89PNG');
  const isWebp = letters.startsWith('RIFF') && letters.slice(8, 12) === 'WEBP';
  return isJpeg || isPng || isWebp ? 'picture' : 'other';
}

/** Says at the picture why it cannot be added. */
export async function findProblem(file: Blob): Promise<string | undefined> {
  const kind = findKind(new Uint8Array(await file.slice(0, 12).arrayBuffer()));
  if (kind === 'heic') return m.photo_add_heic();
  return kind === 'other' ? m.photo_add_wrong_type() : undefined;
}

/** Asked after shrinking, because most large pictures have become small by then. */
export const isTooLarge = (blob: Blob) => blob.size > MOST_BYTES;
