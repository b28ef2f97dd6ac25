import type { ComparedHome } from './api.ts';

export type Which = 'all' | 'attention';

const needsAttention = ({ figures }: ComparedHome) =>
  Object.values(figures).some(({ status }) => status === 'red');

/** Those whose name has the words in it, and if wanted only where a figure is far from its target. */
export function homesShown(
  homes: readonly ComparedHome[],
  { query, which }: { query: string; which: Which },
): ComparedHome[] {
  const wanted = query.trim().toLowerCase();
  return homes.filter(
    (home) => home.name.toLowerCase().includes(wanted) && (which === 'all' || needsAttention(home)),
  );
}
