import { PencilLine, Printer, Settings2 } from 'lucide-react';
import { useState } from 'react';

import { useCan, useUser } from '../../session/use-session.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Link } from '../../ui/link.tsx';
import { LockedState } from '../../ui/locked-state.tsx';
import { Page } from '../../ui/page.tsx';
import { m } from '../../words/m.ts';
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
  // What was new on arrival stays so while one is here, though it counts as read meanwhile.
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
