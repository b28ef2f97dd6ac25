/** Compares four weeks with the four before, because a single week varies too much. */
const WEEKS = 4;

export type Direction = 'up' | 'down' | 'same' | 'only' | 'none';

export interface Trend {
  direction: Direction;
  recent: number | null;
  before: number | null;
}

/** Takes weeks in order; null weeks are ignored. */
export function findTrend(values: readonly (number | null)[], noticeable: number): Trend {
  const recent = meanOrNull(values.slice(-WEEKS));
  const before = meanOrNull(values.slice(-2 * WEEKS, -WEEKS));
  return { direction: findDirection(recent, before, noticeable), recent, before };
}

function findDirection(
  recent: number | null,
  before: number | null,
  noticeable: number,
): Direction {
  if (recent === null) return 'none';
  if (before === null) return 'only';
  if (Math.abs(recent - before) < noticeable) return 'same';
  return recent > before ? 'up' : 'down';
}

function meanOrNull(values: readonly (number | null)[]): number | null {
  const numbers = values.filter((value) => value !== null);
  return numbers.length === 0
    ? null
    : numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
}
