import type { Days } from './graph-words.ts';

/** The latest step that is over, with the one before it: one that is not over would look worse than it is. */
export function lastFinished<B extends Days>(
  buckets: readonly B[],
  today: string,
): { last: B; before: B } | undefined {
  const finished = buckets.filter(({ to }) => to < today);
  const [before, last] = finished.slice(-2);
  return before && last && { last, before };
}
