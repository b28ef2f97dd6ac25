import type { ReactNode } from 'react';

import { ChartSkeleton } from '../../../ui/charts/chart-skeleton.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';

import styles from './graphs.module.css';

interface Asked<T> {
  data: T | undefined;
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

interface Props<T> {
  query: Asked<T>;
  level: 2 | 3;
  /** Reason and next step when there is nothing to draw; undefined when there is. */
  empty: (data: T) => { title: string; text: string; action?: ReactNode } | undefined;
  children: (data: T) => ReactNode;
}

/** Handles one graph's loading, error and empty states, independently of the other graphs. */
export function GraphCard<T>({ query, level, empty, children }: Props<T>) {
  if (query.data === undefined)
    return query.isError ? (
      <div className={styles.card}>
        <ErrorState level={level} busy={query.isFetching} onRetry={() => void query.refetch()} />
      </div>
    ) : (
      <ChartSkeleton />
    );
  const nothing = empty(query.data);
  if (!nothing) return children(query.data);
  const { title, text, action } = nothing;
  return (
    <div className={styles.card}>
      <EmptyState title={title} level={level} action={action}>
        {text}
      </EmptyState>
    </div>
  );
}
