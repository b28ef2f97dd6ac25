import type { LaidPhoto } from './page.ts';

/** The part of a picture that is shown, in shares of its width and height. */
export interface Crop {
  x: number;
  y: number;
  w: number;
  h: number;
}

export const WHOLE: Crop = { x: 0, y: 0, w: 1, h: 1 };
/** More than this share of a picture is never cut off. */
const CUT_AT_MOST = 0.38;
const AIR = 0.03;

/**
 * The part that fills a box of this ratio and keeps every face; undefined if that would cut off a
 * face or too much else.
 */
export function coverCrop(photo: LaidPhoto, ratio: number): Crop | undefined {
  const own = photo.width / photo.height;
  const isTooWide = own > ratio;
  const kept = isTooWide ? ratio / own : own / ratio;
  if (1 - kept > CUT_AT_MOST) return undefined;
  const focus = photo.focus ?? { x: 350, y: 250, w: 300, h: 300 };
  const [from, length] = isTooWide ? [focus.x, focus.w] : [focus.y, focus.h];
  const [start, end] = [from / 1000 - AIR, (from + length) / 1000 + AIR];
  if (photo.focus && end - start > kept) return undefined;
  const at = Math.min(1 - kept, Math.max(0, (start + end) / 2 - kept / 2));
  if (photo.focus && (at > Math.max(0, start) + 1e-6 || at + kept < Math.min(1, end) - 1e-6))
    return undefined;
  return isTooWide ? { x: at, y: 0, w: kept, h: 1 } : { x: 0, y: at, w: 1, h: kept };
}
