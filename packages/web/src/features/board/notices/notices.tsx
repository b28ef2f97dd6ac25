import { NOTICE_STATES, type NoticeState } from '@relish/shared/board/notices/choices.ts';
import { PencilLine } from 'lucide-react';
import { useState } from 'react';

import { Link } from '../../../ui/actions/link.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { SegmentedControl } from '../../../ui/forms/segmented-control.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { m } from '../../../words/m.ts';
import { type ManagedNotice, useNotices } from './api.ts';
import { BoardSkeleton } from './board-skeleton.tsx';
import { NoticeRow } from './notice-row.tsx';
import { STATES } from './notice-words.ts';
import { Receipts } from './receipts.tsx';
import { ScreensSection } from './screens-section.tsx';

import styles from './notices.module.css';

export function Notices() {
  const notices = useNotices();
  const [state, setState] = useState<NoticeState>('live');
  const [toDelete, setAsked] = useState<ManagedNotice>();
  const of = (each: NoticeState) => notices.data?.filter((notice) => notice.state === each) ?? [];
  const shown = of(state);
  return (
    <Page
      title={m.notices_manage_title()}
      lead={m.notices_manage_lead()}
      back="/tabs/notice-board"
      actions={
        <Link
          kind="primary-button"
          to="/manage-notice-board?new"
          icon={<PencilLine aria-hidden="true" />}
        >
          {m.notices_write()}
        </Link>
      }
    >
      {notices.isError ? (
        <ErrorState busy={notices.isFetching} onRetry={() => void notices.refetch()} />
      ) : notices.isPending ? (
        <BoardSkeleton />
      ) : (
        <section className={styles.notices} aria-label={m.notices_title()}>
          <SegmentedControl<NoticeState>
            label={m.notices_show()}
            value={state}
            onChange={setState}
            options={NOTICE_STATES.map((each) => ({
              value: each,
              label: `${STATES[each].label()} (${of(each).length})`,
            }))}
          />
          {shown.length === 0 ? (
            <Card title={STATES[state].label()}>
              <p className={styles.quiet}>{STATES[state].none()}</p>
            </Card>
          ) : (
            <ul className={styles.list}>
              {shown.map((notice) => (
                <li key={notice.id}>
                  <NoticeRow notice={notice} onAskReaders={() => setAsked(notice)} />
                </li>
              ))}
            </ul>
          )}
        </section>
      )}
      <ScreensSection />
      {toDelete && <Receipts notice={toDelete} onClose={() => setAsked(undefined)} />}
    </Page>
  );
}
