import type { PhotoRegion } from './photo.ts';

export interface PlacedPerson {
  region: PhotoRegion | null;
}

/** A smaller part shows too little of the occasion. */
const LEAST_AREA = 0.4 * 1000 * 1000;

/** A mark is often tighter than the head, so a little around it is left out too. */
const MARGIN = 0.15;

interface Edges {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * Finds the largest part of a photo that leaves some people out and keeps the others whole;
 * undefined if there is none, or if the place of someone is not known.
 */
export function suggestCrop(
  leftOut: readonly PlacedPerson[],
  kept: readonly PlacedPerson[],
): PhotoRegion | undefined {
  const out = leftOut.flatMap(({ region }) => (region ? widen(toEdges(region)) : []));
  const inside = kept.flatMap(({ region }) => (region ? toEdges(region) : []));
  if (out.length === 0 || out.length < leftOut.length || inside.length < kept.length)
    return undefined;
  const lefts = [0, ...out.map(({ right }) => right)];
  const rights = [1000, ...out.map(({ left }) => left)];
  let best: Edges | undefined;
  for (const left of lefts)
    for (const right of rights) {
      if ((right - left) * 1000 < LEAST_AREA) continue;
      for (const part of listGaps(out, left, right))
        if (area(part) > (best ? area(best) : 0) && inside.every((face) => contains(part, face)))
          best = part;
    }
  return best && area(best) >= LEAST_AREA ? toRegion(best) : undefined;
}

/** How much of a person a crop keeps: the server keeps everyone of whom any part is left. */
export function findCut(crop: PhotoRegion, place: PhotoRegion): 'whole' | 'part' | 'none' {
  const [part, face] = [toEdges(crop), toEdges(place)];
  if (contains(part, face)) return 'whole';
  return overlaps(part, face) ? 'part' : 'none';
}

/** The stripes between two vertical lines that touch none of the places. */
function listGaps(out: readonly Edges[], left: number, right: number): Edges[] {
  const between = out
    .filter((place) => place.left < right && place.right > left)
    .toSorted((a, b) => a.top - b.top);
  const gaps: Edges[] = [];
  let top = 0;
  for (const place of between) {
    if (place.top > top) gaps.push({ left, right, top, bottom: place.top });
    top = Math.max(top, place.bottom);
  }
  if (top < 1000) gaps.push({ left, right, top, bottom: 1000 });
  return gaps;
}

const toEdges = ({ x, y, w, h }: PhotoRegion): Edges => ({
  left: x,
  top: y,
  right: x + w,
  bottom: y + h,
});

const toRegion = ({ left, top, right, bottom }: Edges): PhotoRegion => ({
  x: left,
  y: top,
  w: right - left,
  h: bottom - top,
});

function widen({ left, top, right, bottom }: Edges): Edges {
  const [across, down] = [(right - left) * MARGIN, (bottom - top) * MARGIN];
  return {
    left: Math.max(0, Math.floor(left - across)),
    top: Math.max(0, Math.floor(top - down)),
    right: Math.min(1000, Math.ceil(right + across)),
    bottom: Math.min(1000, Math.ceil(bottom + down)),
  };
}

const area = ({ left, top, right, bottom }: Edges) => (right - left) * (bottom - top);

const contains = (outer: Edges, inner: Edges) =>
  inner.left >= outer.left &&
  inner.right <= outer.right &&
  inner.top >= outer.top &&
  inner.bottom <= outer.bottom;

const overlaps = (a: Edges, b: Edges) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
