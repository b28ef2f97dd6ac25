import type { Outline, Point } from './outline.ts';

// The narrowest brush, on an icon's grid of 24.
const BRUSH = 1.5;
const CELL = 0.5;
const EDGE = 3;
const SIDE = Math.round((24 + 2 * EDGE) / CELL);

const toCell = (value: number) => Math.round((value + EDGE) / CELL);
const toValue = (cell: number) => cell * CELL - EDGE;

/** A row of empty cells enclosed by strokes on every side. */
export type Run = { x: number; y: number; width: number };

/**
 * Shapes are closed by strokes that meet, so the enclosed area is found by flood-filling the
 * outside.
 */
export function holesIn(outlines: Outline[], bodies: Outline[]): Run[] {
  const filled = new Uint8Array(SIDE * SIDE);
  for (const { points } of outlines) trace(filled, points, BRUSH / 2);
  flood(filled);
  const isHole = (row: number, column: number) =>
    !filled[row * SIDE + column] &&
    !bodies.some(({ points }) => isInside(toValue(column), toValue(row), points));
  return Array.from({ length: SIDE }, (_, row) => listRuns(row, isHole)).flat();
}

function listRuns(row: number, isHole: (row: number, column: number) => boolean): Run[] {
  const runs: Run[] = [];
  let from = -1;
  for (let column = 0; column <= SIDE; column += 1) {
    const hole = column < SIDE && isHole(row, column);
    if (hole && from < 0) from = column;
    if (hole || from < 0) continue;
    runs.push({ x: toValue(from), y: toValue(row), width: (column - 1 - from) * CELL });
    from = -1;
  }
  return runs;
}

/** Stamps about every half cell along the stroke. */
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
  const [firstRow, lastRow] = [toCell(y - reach), toCell(y + reach)];
  const [firstColumn, lastColumn] = [toCell(x - reach), toCell(x + reach)];
  for (let row = firstRow; row <= lastRow; row += 1) {
    for (let column = firstColumn; column <= lastColumn; column += 1) {
      const [across, down] = [toValue(column) - x, toValue(row) - y];
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
