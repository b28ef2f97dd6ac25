import type { ComparedHome } from './api.ts';

export type Which = 'all' | 'attention';

const needsAttention = ({ figures }: ComparedHome) =>
  Object.values(figures).some(({ status }) => status === 'red');

/** Filters by name and, if requested, to homes with a figure far from its target. */
export function homesShown(
  homes: readonly ComparedHome[],
  { query, which }: { query: string; which: Which },
): ComparedHome[] {
  const wanted = query.trim().toLowerCase();
  return homes.filter(
    (home) => home.name.toLowerCase().includes(wanted) && (which === 'all' || needsAttention(home)),
  );
}
