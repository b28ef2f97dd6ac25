/** Staff are counted too: a worker left behind leaves residents alone. */
export interface Expected {
  id: string;
  is_staff: boolean;
}

/** One person's taps at one stage, made without seeing the other count. */
export interface Count {
  counter_id: string;
  seen_ids: readonly string[];
}

interface Comparison {
  state: 'nobody_counted' | 'one_count' | 'agreed' | 'differ' | 'missing';
  /** Seen by nobody. */
  missing: string[];
  /** Seen by one counter and not by another: look again. */
  doubtful: string[];
  /** Seen, but not on the list: someone joined, or a wrong face was tapped. */
  unexpected: string[];
}

/** Compares by name and never by number, because equal totals can hide a missing person. */
export function compareCounts(expected: readonly Expected[], counts: readonly Count[]): Comparison {
  const latest = [...new Map(counts.map((count) => [count.counter_id, count])).values()];
  const sets = latest.map(({ seen_ids }) => new Set(seen_ids));
  const ids = [...new Set(expected.map(({ id }) => id))];
  const missing = latest.length === 0 ? [] : ids.filter((id) => sets.every((set) => !set.has(id)));
  const doubtful = ids.filter(
    (id) => sets.some((set) => set.has(id)) && sets.some((set) => !set.has(id)),
  );
  const listed = new Set(ids);
  const unexpected = [...new Set(latest.flatMap(({ seen_ids }) => seen_ids))].filter(
    (id) => !listed.has(id),
  );
  return {
    state: findState(latest.length, { missing, doubtful, unexpected }),
    missing,
    doubtful,
    unexpected,
  };
}

function findState(
  counters: number,
  { missing, doubtful, unexpected }: Omit<Comparison, 'state'>,
): Comparison['state'] {
  if (counters === 0) return 'nobody_counted';
  if (missing.length > 0) return 'missing';
  if (doubtful.length > 0 || unexpected.length > 0) return 'differ';
  return counters === 1 ? 'one_count' : 'agreed';
}

/** The group leaves when everyone was seen; a second count is offered, never required. */
export const canMoveOn = ({ state }: Comparison): boolean =>
  state === 'agreed' || state === 'one_count';
