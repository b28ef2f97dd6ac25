import { SMALLEST_REGION } from '@relish/shared/photos/photos/choices.ts';
import type { PhotoRegion } from '@relish/shared/photos/photos/photo.ts';

/** A point or a distance, in thousandths of the photo. */
export interface Point {
  x: number;
  y: number;
}

interface Shape {
  width: number;
  height: number;
}

/** Heads are a little taller than wide. */
const TALLER = 1.25;
const USUAL_WIDTH = 110;
/** A frame of this size can still be held by a finger. */
const LEAST = Math.max(SMALLEST_REGION, 20);

const clamp = (value: number, least: number, most: number) =>
  Math.min(Math.max(Math.round(value), least), most);

/** The size of the last frame, because the faces in a group are about as large as each other. */
export function usualSize(photo: Shape, regions: readonly (PhotoRegion | null)[]) {
  const last = regions.findLast((region) => region !== null);
  if (last) return { w: last.w, h: last.h };
  const height = USUAL_WIDTH * TALLER * (photo.width / Math.max(1, photo.height));
  return { w: USUAL_WIDTH, h: clamp(height, LEAST, 500) };
}

/** A frame around a point, moved inside the photo. */
export const frameAt = (point: Point, { w, h }: { w: number; h: number }): PhotoRegion => ({
  x: clamp(point.x - w / 2, 0, 1000 - w),
  y: clamp(point.y - h / 2, 0, 1000 - h),
  w,
  h,
});

export const moveFrame = ({ x, y, w, h }: PhotoRegion, by: Point): PhotoRegion => ({
  x: clamp(x + by.x, 0, 1000 - w),
  y: clamp(y + by.y, 0, 1000 - h),
  w,
  h,
});

export type Corner = 'start' | 'end';

/** The opposite corner stays where it is. */
export function resizeFrame(region: PhotoRegion, by: Point, corner: Corner = 'end'): PhotoRegion {
  const { x, y, w, h } = region;
  if (corner === 'end')
    return { x, y, w: clamp(w + by.x, LEAST, 1000 - x), h: clamp(h + by.y, LEAST, 1000 - y) };
  const left = clamp(x + by.x, 0, x + w - LEAST);
  const top = clamp(y + by.y, 0, y + h - LEAST);
  return { x: left, y: top, w: x + w - left, h: y + h - top };
}
