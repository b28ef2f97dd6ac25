import { coverCrop, WHOLE } from './crop.ts';
import { type BookSetting, type Box, innerBox, pageSize } from './geometry.ts';
import type { LaidPhoto } from './page.ts';
import type { PlacedPicture } from './placed.ts';

/** How much of a title or month page its picture takes. */
export const PICTURE_SHARE = 0.62;

/** A photo that may be shown, with the caption of this book. */
export interface Known {
  photo: LaidPhoto;
  caption: string | null;
}

/** Fills the box if no face is cut off, otherwise shows the whole picture inside it. */
export function fillBox({ photo, caption }: Known, box: Box, inside: Box): PlacedPicture {
  const crop = coverCrop(photo, box.w / box.h);
  if (crop) return { photo_id: photo.id, box, crop, bleeds: true, caption };
  return {
    photo_id: photo.id,
    box: containBox(photo, inside),
    crop: WHOLE,
    bleeds: false,
    caption,
  };
}

function containBox({ width, height }: LaidPhoto, { x, y, w, h }: Box): Box {
  const scale = Math.min(w / width, h / height);
  const [ownW, ownH] = [width * scale, height * scale];
  return { x: x + (w - ownW) / 2, y: y + (h - ownH) / 2, w: ownW, h: ownH };
}

const inset = ({ x, y, w, h }: Box, by: number): Box => ({
  x: x + by,
  y: y + by,
  w: w - 2 * by,
  h: h - 2 * by,
});

/** The picture takes one side and reaches the edges; words have the other. */
export function splitPage(
  { setting, bleed }: { setting: BookSetting; bleed: number },
  share: number,
) {
  const { w, h } = pageSize(setting);
  const margin = innerBox(setting).x;
  const isWide = w > h;
  const taken = (isWide ? w : h) * share;
  const outer: Box = isWide
    ? { x: w - taken, y: -bleed, w: taken + bleed, h: h + 2 * bleed }
    : { x: -bleed, y: -bleed, w: w + 2 * bleed, h: taken + bleed };
  const inside = inset(
    isWide ? { x: w - taken, y: 0, w: taken, h } : { x: 0, y: 0, w, h: taken },
    margin * 0.8,
  );
  const words: Box = isWide
    ? { x: margin, y: margin, w: w - taken - margin * 1.8, h: h - 2 * margin }
    : { x: margin, y: taken + margin * 0.9, w: w - 2 * margin, h: h - taken - margin * 1.8 };
  return { outer, inside, words };
}
