import type { Days } from './graph-words.ts';

/**
 * The latest complete step and the one before it; an incomplete step would look worse than it is.
 */
export function lastFinished<B extends Days & { complete: boolean }>(
  buckets: readonly B[],
): { last: B; before: B } | undefined {
  const finished = buckets.filter(({ complete }) => complete);
  const [before, last] = finished.slice(-2);
  return before && last && { last, before };
}
