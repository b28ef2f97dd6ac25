import type { ReactNode } from 'react';

import { ErrorState } from '../feedback/error-state.tsx';
import { Skeleton } from '../feedback/skeleton.tsx';
import { Page } from './page.tsx';

interface Props<T> {
  query: {
    data: T | undefined;
    error: { status: number } | null;
    isFetching: boolean;
    refetch: () => Promise<unknown>;
  };
  /** While it loads. */
  title: string;
  back: string;
  /** The same for deleted and forbidden ones, so that existence is not revealed. */
  lost: ReactNode;
  render: (data: T) => ReactNode;
}

/** The page of one record: loading, failed, lost or shown. */
export function PageOfOne<T>({ query, title, back, lost, render }: Props<T>) {
  const { data, error, isFetching, refetch } = query;
  if (error?.status === 404 || error?.status === 422) return lost;
  if (data !== undefined) return render(data);
  return (
    <Page title={title} back={back}>
      {error ? (
        <ErrorState busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <>
          <Skeleton shape="line" width="middling" />
          <Skeleton shape="pair" width="long" />
          <Skeleton shape="pair" width="long" />
        </>
      )}
    </Page>
  );
}
