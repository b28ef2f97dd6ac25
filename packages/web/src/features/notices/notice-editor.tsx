import { lazy, Suspense, useState } from 'react';

import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Page } from '../../ui/page.tsx';
import { m } from '../../words/m.ts';
import { type ManagedNotice, useNotice } from './api.ts';
import { BoardSkeleton } from './board-skeleton.tsx';

// The list is looked at more often than a form is filled in.
const NoticeForm = lazy(() => import('./notice-form.tsx'));

const LIST = '/manage-notice-board';

export function NoticeEditor({ id }: { id: string | undefined }) {
  if (id !== undefined) return <Opened id={id} />;
  return (
    <Page title={m.notices_form_add()} back="/tabs/notice-board">
      <Suspense fallback={<BoardSkeleton />}>
        <NoticeForm back="/tabs/notice-board" />
      </Suspense>
    </Page>
  );
}

function Opened({ id }: { id: string }) {
  const { data, error, isFetching, refetch } = useNotice(id);
  // The form begins with what is true now, and is not moved under anybody's fingers afterwards.
  const [opened, setOpened] = useState<ManagedNotice>();
  if (!opened && data && !isFetching) setOpened(data);
  const isLost = error?.status === 404 || error?.status === 422;
  return (
    <Page title={m.notices_form_edit()} back={LIST}>
      {opened ? (
        <Suspense fallback={<BoardSkeleton />}>
          <NoticeForm notice={opened} back={LIST} />
        </Suspense>
      ) : isLost ? (
        <EmptyState title={m.notices_form_lost_title()}>{m.notices_form_lost()}</EmptyState>
      ) : error ? (
        <ErrorState busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <BoardSkeleton />
      )}
    </Page>
  );
}
