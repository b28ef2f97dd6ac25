/** Four weeks beside the four before: a single week says more about the weather. */
const WEEKS = 4;

export type Direction = 'up' | 'down' | 'same' | 'only' | 'none';

export interface Trend {
  direction: Direction;
  recent: number | null;
  before: number | null;
}

/** How something goes, of weeks in order; null weeks tell nothing. */
export function trendOf(values: readonly (number | null)[], noticeable: number): Trend {
  const recent = meanOf(values.slice(-WEEKS));
  const before = meanOf(values.slice(-2 * WEEKS, -WEEKS));
  return { direction: directionOf(recent, before, noticeable), recent, before };
}

function directionOf(recent: number | null, before: number | null, noticeable: number): Direction {
  if (recent === null) return 'none';
  if (before === null) return 'only';
  if (Math.abs(recent - before) < noticeable) return 'same';
  return recent > before ? 'up' : 'down';
}

function meanOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, each) => sum + each, 0) / known.length;
}
