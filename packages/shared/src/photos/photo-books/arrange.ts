import type { PageTemplate } from './choices.ts';
import type { Box } from './geometry.ts';
import { breakLines, LINE_HEIGHT, toMm } from './text-lines.ts';

export interface ToArrange {
  ratio: number;
  caption: string | null;
}

export interface Arranged {
  picture: Box;
  caption: string[];
}

export interface CaptionType {
  size: number;
  gap: number;
}

const CAPTION_LINES = 5;

/** Caption under a picture; a narrow picture lends it some of the space beside it. */
export function captionLines(caption: string | null, width: number, { size }: CaptionType) {
  if (caption === null) return [];
  const lines = breakLines(caption, width, { size, face: 'italic' });
  if (lines.length <= CAPTION_LINES) return lines;
  return [...lines.slice(0, CAPTION_LINES - 1), `${lines[CAPTION_LINES - 1] ?? ''} …`];
}

const captionHeight = (lines: readonly string[], { size }: CaptionType) =>
  lines.length === 0 ? 0 : toMm(size) * (0.5 + LINE_HEIGHT * lines.length);

/** Every way to cut a list into parts without changing its order. */
function partitions<T>(items: readonly T[]): T[][][] {
  if (items.length === 0) return [[]];
  return items.flatMap((_, at) =>
    partitions(items.slice(at + 1)).map((rest) => [items.slice(0, at + 1), ...rest]),
  );
}

interface Tried {
  placed: Arranged[];
  area: number;
}

const STEPS = 24;

/** The largest scale at which a trial fits the box. */
function fitLargest(box: Box, attempt: (scale: number) => Arranged[] & { height?: number }): Tried {
  let [low, high] = [0.02, 1];
  const height = (placed: Arranged[]) => (placed as { height?: number }).height ?? 0;
  let best = attempt(low);
  for (let step = 0; step < STEPS; step += 1) {
    const middle = step === 0 ? 1 : (low + high) / 2;
    const placed = attempt(middle);
    if (height(placed) <= box.h + 1e-6) {
      [best, low] = [placed, middle];
      if (step === 0) break;
    } else high = middle;
  }
  const area = best.reduce((sum, { picture }) => sum + picture.w * picture.h, 0);
  return { placed: best, area };
}

/** Rows as wide as the box at scale 1; each row has one height. */
function arrangeRows(rows: readonly ToArrange[][], box: Box, type: CaptionType): Tried {
  return fitLargest(box, (scale) => {
    const width = box.w * scale;
    let y = 0;
    const placed: Arranged[] = [];
    for (const [at, row] of rows.entries()) {
      if (at > 0) y += type.gap;
      const ratios = row.reduce((sum, { ratio }) => sum + ratio, 0);
      const height = (width - type.gap * (row.length - 1)) / ratios;
      let x = box.x + (box.w - width) / 2;
      let deepest = 0;
      for (const { ratio, caption } of row) {
        const w = height * ratio;
        const lines = captionLines(caption, w, type);
        deepest = Math.max(deepest, captionHeight(lines, type));
        placed.push({ picture: { x, y, w, h: height }, caption: lines });
        x += w + type.gap;
      }
      y += height + deepest;
    }
    return Object.assign(placed, { height: y });
  });
}

/** Columns side by side, each of one width, as tall as they become. */
function arrangeColumns(columns: readonly ToArrange[][], box: Box, type: CaptionType): Tried {
  // Columns of equal height would need widths in these proportions.
  const shares = columns.map((column) => 1 / column.reduce((sum, { ratio }) => sum + 1 / ratio, 0));
  const total = shares.reduce((sum, share) => sum + share, 0);
  return fitLargest(box, (scale) => {
    const free = box.w * scale - type.gap * (columns.length - 1);
    let x = box.x + (box.w - box.w * scale) / 2;
    const placed: Arranged[] = [];
    let height = 0;
    for (const [at, column] of columns.entries()) {
      const w = (free * (shares[at] ?? 0)) / total;
      let y = 0;
      for (const [row, { ratio, caption }] of column.entries()) {
        if (row > 0) y += type.gap;
        const lines = captionLines(caption, w, type);
        placed.push({ picture: { x, y, w, h: w / ratio }, caption: lines });
        y += w / ratio + captionHeight(lines, type);
      }
      height = Math.max(height, y);
      x += w + type.gap;
    }
    return Object.assign(placed, { height });
  });
}

const heightOf = (placed: readonly Arranged[], type: CaptionType) =>
  Math.max(
    0,
    ...placed.map(({ picture, caption }) => picture.y + picture.h + captionHeight(caption, type)),
  );

/**
 * Fills the box without cropping: every way to cut the photos into rows and columns is tried, and
 * the one with most picture is taken.
 */
export function arrangePhotos(
  photos: readonly ToArrange[],
  box: Box,
  type: CaptionType,
  template: PageTemplate = 'auto',
): { placed: Arranged[]; coverage: number } {
  const cuts = partitions(photos);
  const rows = cuts.map((cut) => () => arrangeRows(cut, box, type));
  const columns = cuts
    .filter((cut) => cut.length > 1)
    .map((cut) => () => arrangeColumns(cut, box, type));
  const [first, ...rest] = photos;
  const largeFirst =
    first && rest.length > 0 ? [() => arrangeColumns([[first], [...rest]], box, type)] : rows;
  const wanted = {
    auto: [...rows, ...columns],
    rows: [
      () =>
        arrangeRows(
          photos.map((photo) => [photo]),
          box,
          type,
        ),
    ],
    columns: [() => arrangeRows([[...photos]], box, type)],
    large_first: largeFirst,
  }[template];
  const tried = wanted.map((attempt) => attempt());
  const best = tried.reduce((most, each) => (each.area > most.area ? each : most));
  // A little above the middle looks centred.
  const down = box.y + (box.h - heightOf(best.placed, type)) * 0.46;
  return {
    placed: best.placed.map(({ picture, caption }) => ({
      picture: { ...picture, y: picture.y + down },
      caption,
    })),
    coverage: best.area / (box.w * box.h),
  };
}
