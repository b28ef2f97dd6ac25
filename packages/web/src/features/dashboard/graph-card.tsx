import type { ReactNode } from 'react';

import { ChartSkeleton } from '../../ui/charts/chart-skeleton.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';

import styles from './graphs.module.css';

interface Asked<T> {
  data: T | undefined;
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

interface Props<T> {
  asked: Asked<T>;
  level: 2 | 3;
  /** Why there is nothing to draw, and what to do; undefined where there is. */
  empty: (data: T) => { title: string; text: string; action?: ReactNode } | undefined;
  children: (data: T) => ReactNode;
}

/** One graph in whatever state it is; the others go on without it. */
export function GraphCard<T>({ asked, level, empty, children }: Props<T>) {
  if (asked.data === undefined)
    return asked.isError ? (
      <div className={styles.card}>
        <ErrorState level={level} busy={asked.isFetching} onRetry={() => void asked.refetch()} />
      </div>
    ) : (
      <ChartSkeleton />
    );
  const nothing = empty(asked.data);
  if (!nothing) return children(asked.data);
  const { title, text, action } = nothing;
  return (
    <div className={styles.card}>
      <EmptyState title={title} level={level} action={action}>
        {text}
      </EmptyState>
    </div>
  );
}
