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
  /** The answers when the call was sent. One that arrived since may lack the change, so it is not left. */
  before?: ReadonlySet<string>;
}

export const listAnswers = (queries: QueryClient): ReadonlySet<string> =>
  new Set(
    queries
      .getQueryCache()
      .findAll({ predicate: ({ state }) => state.data !== undefined })
      .map(({ queryHash }) => queryHash),
  );

/**
 * Refetches everything on the screen that a call has changed; the rest is refetched when it is
 * shown. Resolves when the answers on the screen are current, without waiting for parts that are
 * still loading for the first time.
 */
export async function refreshAfter(
  queries: QueryClient,
  name: CallName,
  { leaves = [], before }: Except = {},
): Promise<void> {
  const isLeft = ({ queryKey: [reader], queryHash }: Query) =>
    (leaves === 'all' || leaves.includes(reader as CallName)) && (before?.has(queryHash) ?? true);
  const isRefreshed = (query: Query) => isStaleAfter(query.queryKey[0], name) && !isLeft(query);
  const isLoading = ({ state }: Query) => state.data === undefined;
  void queries.invalidateQueries({ predicate: (query) => isRefreshed(query) && isLoading(query) });
  await Promise.all([
    queries.invalidateQueries({ predicate: (query) => isRefreshed(query) && !isLoading(query) }),
    queries.invalidateQueries({
      predicate: (query) => isStaleAfter(query.queryKey[0], name) && isLeft(query),
      refetchType: 'none',
    }),
  ]);
}
