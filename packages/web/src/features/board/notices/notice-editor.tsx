import { lazy, Suspense, useState } from 'react';

import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { m } from '../../../words/m.ts';
import { type ManagedNotice, useNotice } from './api.ts';
import { BoardSkeleton } from './board-skeleton.tsx';

// The list is opened more often than the form.
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
  // Takes the first fresh version, so that a later refetch does not change the form while it is
  // being edited.
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
