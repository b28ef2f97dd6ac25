import type { Box } from './geometry.ts';
import type { Ink, PlacedLine } from './placed.ts';
import { breakEvenly, type Face, LINE_HEIGHT, measureText, toMm } from './text-lines.ts';

export interface Block {
  text: string;
  size: number;
  face: Face;
  ink: Ink;
  role: PlacedLine['role'];
  /** Space above it, in parts of its size. */
  above?: number;
}

/** Lines of several texts under each other, with their height. */
export function stack(blocks: readonly Block[], width: number) {
  let height = 0;
  const lines: (Omit<PlacedLine, 'x'> & { w: number })[] = [];
  for (const { text, above = 0, ...style } of blocks) {
    if (text === '') continue;
    height += toMm(style.size) * above;
    const leading = style.size > 24 ? 1.12 : LINE_HEIGHT;
    for (const line of breakEvenly(text, width, style)) {
      const y = height + toMm(style.size) * (0.5 * leading + 0.32);
      lines.push({ ...style, text: line, y, w: measureText(line, style.size, style.face) });
      height += toMm(style.size) * leading;
    }
  }
  return { lines, height };
}

type Stacked = ReturnType<typeof stack>;

export const setStack = (
  { lines }: Stacked,
  { x, y, w }: Omit<Box, 'h'>,
  isCentred = false,
): PlacedLine[] =>
  lines.map(({ w: own, ...line }) => ({
    ...line,
    x: isCentred ? x + (w - own) / 2 : x,
    y: y + line.y,
  }));

/** Shrinks large type until the text fits. */
export function stackFitting(
  blocks: readonly Block[],
  { w, h }: { w: number; h: number },
): Stacked {
  let stacked = stack(blocks, w);
  const isBroken = (scale: number) =>
    blocks.some(({ text, size, face }) =>
      text.split(/\s+/).some((word) => measureText(word, size * scale, face) > w),
    );
  for (
    let scale = 0.92;
    (stacked.height > h || isBroken(scale + 0.08)) && scale > 0.4;
    scale -= 0.08
  ) {
    const smaller = blocks.map((block) => ({ ...block, size: block.size * scale }));
    stacked = stack(smaller, w);
  }
  return stacked;
}
