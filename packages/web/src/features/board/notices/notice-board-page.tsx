import { PencilLine, Printer, Settings2 } from 'lucide-react';
import { useState } from 'react';

import { useCan, useUser } from '../../../session/use-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LockedState } from '../../../ui/feedback/locked-state.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { m } from '../../../words/m.ts';
import { useNoticeBoard } from './api.ts';
import { BoardNotice } from './board-notice.tsx';
import { BoardSkeleton } from './board-skeleton.tsx';
import { useMarkRead } from './use-mark-read.ts';

import styles from './notice-board-page.module.css';

export default function NoticeBoardPage() {
  if (useCan('notices.view')) return <Board />;
  return (
    <Page title={m.notices_title()} underMore>
      <LockedState title={m.notices_locked_title()} unlock={m.notices_locked_unlock()}>
        {m.notices_locked()}
      </LockedState>
    </Page>
  );
}

function Board() {
  const { carehome } = useUser();
  const mayWrite = useCan('notices.manage');
  const isStaff = useCan('staff.view');
  const board = useNoticeBoard();
  const watchEnd = useMarkRead(board.data);
  // Notices that were unread on arrival keep their mark during the visit, although they now count
  // as read.
  const [fresh, setFresh] = useState<ReadonlySet<string>>();
  if (!fresh && board.data && !board.isFetching)
    setFresh(new Set(board.data.filter(({ is_read }) => !is_read).map(({ id }) => id)));
  const home = carehome.name;
  return (
    <Page
      title={m.notices_title()}
      lead={isStaff ? m.notices_lead({ home }) : m.notices_lead_family({ home })}
      underMore
      actions={
        <>
          {(board.data?.length ?? 0) > 0 && (
            <Button
              kind="quiet"
              icon={<Printer aria-hidden="true" />}
              onClick={() => window.print()}
            >
              {m.notices_print()}
            </Button>
          )}
          {mayWrite && (
            <>
              <Link
                kind="quiet-button"
                to="/manage-notice-board"
                icon={<Settings2 aria-hidden="true" />}
              >
                {m.notices_manage()}
              </Link>
              <Link
                kind="primary-button"
                to="/manage-notice-board?new"
                icon={<PencilLine aria-hidden="true" />}
              >
                {m.notices_write()}
              </Link>
            </>
          )}
        </>
      }
    >
      {board.isError ? (
        <ErrorState busy={board.isFetching} onRetry={() => void board.refetch()} />
      ) : board.isPending ? (
        <BoardSkeleton />
      ) : board.data.length === 0 ? (
        <EmptyState title={m.notices_empty_title()}>
          {mayWrite ? m.notices_empty_write() : m.notices_empty()}
        </EmptyState>
      ) : (
        <ul className={styles.board}>
          {board.data.map((notice) => (
            <li key={notice.id}>
              <BoardNotice
                notice={notice}
                isNew={fresh?.has(notice.id) ?? false}
                watchEnd={watchEnd}
              />
            </li>
          ))}
        </ul>
      )}
    </Page>
  );
}
