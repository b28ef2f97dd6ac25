import { FILLED, KEPT_OPEN } from './materials.ts';
import type { Outline, Point } from './outline.ts';

export type Box = { left: number; top: number; right: number; bottom: number };

/** Strokes that return to their start enclose an area that can be painted. */
export const listBodies = (name: string, outlines: Outline[]): Outline[] =>
  outlines.filter((each) => isBody(name, each));

function isBody(name: string, { points, closed }: Outline): boolean {
  if (KEPT_OPEN.has(name)) return closed;
  const size = enclosed(points);
  const gap = distance(points[0], points.at(-1));
  if (closed || gap < 1.2) return size > 1;
  return FILLED.has(name) ? size > 1.5 : size > 6 && gap / measureLength(points) < 0.26;
}

export function isWithin(outer: Outline, inner: Outline): boolean {
  if (outer === inner || enclosed(outer.points) <= enclosed(inner.points)) return false;
  const [big, small] = [boundingBox(outer.points), boundingBox(inner.points)];
  const spare = 0.2;
  return (
    big.left - spare <= small.left &&
    big.top - spare <= small.top &&
    big.right + spare >= small.right &&
    big.bottom + spare >= small.bottom
  );
}

export function boundingBox(points: Point[]): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  };
}

const distance = (one?: Point, two?: Point) =>
  one && two ? Math.hypot(one.x - two.x, one.y - two.y) : 0;

const measureLength = (points: Point[]) =>
  points.reduce((sum, point, at) => sum + distance(point, points[at + 1]), 0);

function enclosed(points: Point[]): number {
  const twice = points.reduce((sum, { x, y }, at) => {
    const next = points[(at + 1) % points.length] ?? { x, y };
    return sum + x * next.y - next.x * y;
  }, 0);
  return Math.abs(twice) / 2;
}
