import type { CallName } from '@relish/shared/calls.ts';
import type { Topic } from '@relish/shared/topics.ts';
import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';

import { callTopics } from './call-topics.ts';

function isStaleAfter(reader: unknown, changer: CallName): boolean {
  const { changes = [] } = callTopics[changer];
  const { reads = [] } = callTopics[reader as CallName] ?? {};
  return reads.some((topic) => changes.includes(topic));
}

/** Refetches everything on the screen that reads one of these topics. */
export const refreshTopics = (queries: QueryClient, topics: ReadonlySet<Topic>): Promise<void> => {
  const changed = new Set(topics);
  return queries.invalidateQueries({
    predicate: ({ queryKey: [reader] }) =>
      callTopics[reader as CallName]?.reads?.some((topic) => changed.has(topic)) ?? false,
  });
};

/** Refetches everything on the screen, and the rest when it is shown. */
export const refreshAll = (queries: QueryClient): Promise<void> => queries.invalidateQueries();

/** Refetches one answer that turned out to be wrong. */
export const refreshOne = (queries: QueryClient, queryKey: QueryKey): Promise<void> =>
  queries.invalidateQueries({ queryKey });

interface Except {
  /** Calls whose answers on the screen stay as they are and are fetched again when reopened. */
  leaves?: 'all' | readonly CallName[];
}

/**
 * Refetches everything on the screen that a call has changed; the rest is refetched when it is
 * shown. Resolves when the answers on the screen are current, without waiting for parts that are
 * still loading for the first time.
 */
export async function refreshAfter(
  queries: QueryClient,
  name: CallName,
  { leaves = [] }: Except = {},
): Promise<void> {
  const isLeft = (reader: unknown) => leaves === 'all' || leaves.includes(reader as CallName);
  const isRefreshed = ({ queryKey: [reader] }: Query) =>
    isStaleAfter(reader, name) && !isLeft(reader);
  const isLoading = ({ state }: Query) => state.data === undefined;
  void queries.invalidateQueries({ predicate: (query) => isRefreshed(query) && isLoading(query) });
  await Promise.all([
    queries.invalidateQueries({ predicate: (query) => isRefreshed(query) && !isLoading(query) }),
    queries.invalidateQueries({
      predicate: ({ queryKey: [reader] }) => isStaleAfter(reader, name) && isLeft(reader),
      refetchType: 'none',
    }),
  ]);
}
