import type { Outline, Point } from './outline.ts';

// The narrowest brush that an icon is painted with, in its grid of 24.
const BRUSH = 1.5;
const CELL = 0.5;
const EDGE = 3;
const SIDE = Math.round((24 + 2 * EDGE) / CELL);

const cellOf = (value: number) => Math.round((value + EDGE) / CELL);
const valueOf = (cell: number) => cell * CELL - EDGE;

/** A row of unpainted cells that strokes surround on every side. */
export type Run = { x: number; y: number; width: number };

/** Icons close their shapes with strokes that meet, so what they enclose is found by flooding what they do not. */
export function holesIn(outlines: Outline[], bodies: Outline[]): Run[] {
  const filled = new Uint8Array(SIDE * SIDE);
  for (const { points } of outlines) trace(filled, points, BRUSH / 2);
  flood(filled);
  const isHole = (row: number, column: number) =>
    !filled[row * SIDE + column] &&
    !bodies.some(({ points }) => isInside(valueOf(column), valueOf(row), points));
  return Array.from({ length: SIDE }, (_, row) => runsOf(row, isHole)).flat();
}

function runsOf(row: number, isHole: (row: number, column: number) => boolean): Run[] {
  const runs: Run[] = [];
  let from = -1;
  for (let column = 0; column <= SIDE; column += 1) {
    const hole = column < SIDE && isHole(row, column);
    if (hole && from < 0) from = column;
    if (hole || from < 0) continue;
    runs.push({ x: valueOf(from), y: valueOf(row), width: (column - 1 - from) * CELL });
    from = -1;
  }
  return runs;
}

/** A stamp every half cell or so along the stroke. */
function trace(filled: Uint8Array, points: Point[], reach: number) {
  for (const [at, from] of points.entries()) {
    const to = points[at + 1] ?? from;
    const count = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / CELL) || 1;
    for (let step = 0; step < count; step += 1) {
      const along = step / count;
      stamp(filled, from.x + (to.x - from.x) * along, from.y + (to.y - from.y) * along, reach);
    }
  }
}

function stamp(filled: Uint8Array, x: number, y: number, reach: number) {
  const [firstRow, lastRow] = [cellOf(y - reach), cellOf(y + reach)];
  const [firstColumn, lastColumn] = [cellOf(x - reach), cellOf(x + reach)];
  for (let row = firstRow; row <= lastRow; row += 1) {
    for (let column = firstColumn; column <= lastColumn; column += 1) {
      const [across, down] = [valueOf(column) - x, valueOf(row) - y];
      if (across * across + down * down <= reach * reach) filled[row * SIDE + column] = 1;
    }
  }
}

/** The corner is always outside. */
function flood(filled: Uint8Array) {
  const waiting = [0];
  filled[0] = 1;
  for (let cell = waiting.pop(); cell !== undefined; cell = waiting.pop()) {
    const column = cell % SIDE;
    const next = [cell - SIDE, cell + SIDE];
    if (column > 0) next.push(cell - 1);
    if (column < SIDE - 1) next.push(cell + 1);
    for (const each of next) {
      if (filled[each] !== 0) continue;
      filled[each] = 1;
      waiting.push(each);
    }
  }
}

function isInside(x: number, y: number, polygon: Point[]): boolean {
  let inside = false;
  let two = polygon.at(-1);
  for (const one of polygon) {
    two ??= one;
    const crosses = one.y > y !== two.y > y;
    if (crosses && x < ((two.x - one.x) * (y - one.y)) / (two.y - one.y) + one.x) inside = !inside;
    two = one;
  }
  return inside;
}
