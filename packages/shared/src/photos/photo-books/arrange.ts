import type { PageTemplate } from './choices.ts';
import type { Box } from './geometry.ts';
import { breakEvenly, breakLines, endWithDots, LINE_HEIGHT, toMm } from './text-lines.ts';

export interface ToArrange {
  ratio: number;
  caption: string | null;
}

export interface Arranged {
  picture: Box;
  caption: string[];
  /** How wide the caption may be. */
  room: number;
}

export interface CaptionType {
  size: number;
  gap: number;
}

const CAPTION_LINES = 5;
const ALONE = 0.6;

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** Caption under a picture. Even lines are as many, but slower to find. */
function captionLines(
  caption: string | null,
  width: number,
  { size }: CaptionType,
  breakText = breakLines,
) {
  if (caption === null) return [];
  const style = { size, face: 'italic' } as const;
  const lines = breakText(caption, width, style);
  if (lines.length <= CAPTION_LINES) return lines;
  const last = endWithDots(lines[CAPTION_LINES - 1] ?? '', width, style);
  return [...lines.slice(0, CAPTION_LINES - 1), last];
}

const isCut = (lines: readonly string[]) =>
  lines.length === CAPTION_LINES && (lines.at(-1)?.endsWith(' …') ?? false);
/** A caption that is cut short is worth a smaller picture elsewhere. */
const CUT_COSTS = 0.75;

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
  /** Prefers two pictures of similar size to a large one beside a stamp. */
  score: number;
  /** How many captions do not fit. */
  cut: number;
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
  const areas = best.map(({ picture }) => picture.w * picture.h);
  const cut = best.filter(({ caption }) => isCut(caption)).length;
  return {
    placed: best,
    area: sum(areas),
    score: sum(areas.map(Math.sqrt)) * CUT_COSTS ** cut,
    cut,
  };
}

/** Rows as wide as the box at scale 1; each row has one height. */
function arrangeRows(rows: readonly ToArrange[][], box: Box, type: CaptionType): Tried {
  return fitLargest(box, (scale) => {
    const width = box.w * scale;
    let y = 0;
    const placed: Arranged[] = [];
    for (const [at, row] of rows.entries()) {
      if (at > 0) y += type.gap;
      const ratios = sum(row.map(({ ratio }) => ratio));
      const height = (width - type.gap * (row.length - 1)) / ratios;
      let x = box.x + (box.w - width) / 2;
      let deepest = 0;
      for (const { ratio, caption } of row) {
        const w = height * ratio;
        // A tall photo that is alone on its page lends its caption the space beside it.
        const isAlone = rows.length === 1 && row.length === 1;
        const room = isAlone ? Math.max(w, Math.min(box.x + box.w - x, box.w * ALONE)) : w;
        const lines = captionLines(caption, room, type);
        deepest = Math.max(deepest, captionHeight(lines, type));
        placed.push({ picture: { x, y, w, h: height }, caption: lines, room });
        x += w + type.gap;
      }
      y += height + deepest;
    }
    return Object.assign(placed, { height: y });
  });
}

const ROUNDS = 4;
const NARROWEST = 0.15;

/** Widths at which columns end at the same height, with their captions. */
function levelColumns(columns: readonly ToArrange[][], free: number, type: CaptionType): number[] {
  const slopes = columns.map((column) => sum(column.map(({ ratio }) => 1 / ratio)));
  const shares = sum(slopes.map((slope) => 1 / slope));
  let widths = slopes.map((slope) => free / slope / shares);
  // Captions break differently at every width, so a few rounds come close enough.
  for (let round = 0; round < ROUNDS; round += 1) {
    const words = columns.map((column, at) =>
      sum([
        type.gap * (column.length - 1),
        ...column.map(({ caption }) =>
          captionHeight(captionLines(caption, widths[at] ?? free, type), type),
        ),
      ]),
    );
    const height = (free + sum(words.map((each, at) => each / (slopes[at] ?? 1)))) / shares;
    const next = slopes.map((slope, at) => (height - (words[at] ?? 0)) / slope);
    if (next.some((width) => width < free * NARROWEST)) break;
    widths = next;
  }
  return widths;
}

/** Columns side by side, each of one width, as tall as they become. */
function arrangeColumns(columns: readonly ToArrange[][], box: Box, type: CaptionType): Tried {
  return fitLargest(box, (scale) => {
    const free = box.w * scale - type.gap * (columns.length - 1);
    const widths = levelColumns(columns, free, type);
    let x = box.x + (box.w - box.w * scale) / 2;
    const placed: Arranged[] = [];
    let height = 0;
    for (const [at, column] of columns.entries()) {
      const w = widths[at] ?? free;
      let y = 0;
      for (const [row, { ratio, caption }] of column.entries()) {
        if (row > 0) y += type.gap;
        const lines = captionLines(caption, w, type);
        placed.push({ picture: { x, y, w, h: w / ratio }, caption: lines, room: w });
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
 * the one with the largest and most even pictures is taken.
 */
export function arrangePhotos(
  photos: readonly ToArrange[],
  box: Box,
  type: CaptionType,
  template: PageTemplate = 'auto',
): { placed: Arranged[]; coverage: number; smallest: number; cut: number } {
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
  const best = tried.reduce((most, each) => (each.score > most.score ? each : most));
  // A little above the middle looks centred.
  const down = box.y + (box.h - heightOf(best.placed, type)) * 0.46;
  return {
    placed: best.placed.map(({ picture, room }, at) => ({
      picture: { ...picture, y: picture.y + down },
      caption: captionLines(photos[at]?.caption ?? null, room, type, breakEvenly),
      room,
    })),
    cut: best.cut,
    coverage: best.area / (box.w * box.h),
    smallest:
      Math.min(...best.placed.map(({ picture }) => picture.w * picture.h)) / (box.w * box.h),
  };
}
