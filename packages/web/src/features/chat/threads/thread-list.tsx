import { isRelative } from '@relish/shared/permissions.ts';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';

import { useCan, useUser } from '../../../session/use-session.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { SegmentedControl } from '../../../ui/forms/segmented-control.tsx';
import { useWideScreen } from '../../../ui/layout/use-wide-screen.ts';
import { ShowMore } from '../../../ui/table/show-more.tsx';
import { m } from '../../../words/m.ts';
import { AlertsBanner } from '../chat-safety/public.tsx';
import { HandOverButton } from '../hand-overs/public.tsx';
import { type ThreadFilter, useThreads, useUnread } from './api.ts';
import { threadPath } from './chat-paths.ts';
import { ThreadListRow } from './thread-list-row.tsx';

import styles from './thread-list.module.css';

interface Props {
  /** The conversation shown beside the list. */
  openId: string | undefined;
}

/** The user's conversations; staff can narrow them. */
export function ThreadList({ openId }: Props) {
  const answers = useCan('chat.answer');
  const [query] = useSearchParams();
  const [filter, setFilter] = useState<ThreadFilter>(
    query.get('show') === 'waiting' ? 'waiting' : 'all',
  );
  const waiting = useUnread().data?.waiting ?? 0;
  return (
    <>
      <AlertsBanner />
      {answers && (
        <SegmentedControl<ThreadFilter>
          label={m.chat_show()}
          value={filter}
          onChange={setFilter}
          options={[
            { value: 'all', label: m.chat_filter_all() },
            {
              value: 'waiting',
              label:
                waiting === 0
                  ? m.chat_filter_waiting()
                  : m.chat_filter_waiting_count({ count: waiting }),
            },
            { value: 'mine', label: m.chat_filter_mine() },
            { value: 'team', label: m.chat_filter_team() },
          ]}
        />
      )}
      <Rows filter={filter} openId={openId} />
    </>
  );
}

function Rows({ filter, openId }: Props & { filter: ThreadFilter }) {
  const found = useThreads(filter);
  const isWide = useWideScreen();
  const list = useRef<HTMLUListElement>(null);
  const [now] = useState(() => new Date());
  if (found.isError && !found.data)
    return <ErrorState level={2} busy={found.isFetching} onRetry={() => void found.refetch()} />;
  if (!found.data)
    return (
      <div className={styles.list} aria-hidden="true">
        {['first', 'second', 'third', 'fourth'].map((each) => (
          <div key={each} className={styles.quiet}>
            <Skeleton shape="pair" width="long" />
          </div>
        ))}
      </div>
    );
  const threads = found.data.pages.flatMap((page) => page.threads);
  if (threads.length === 0) return <NoThreads filter={filter} />;
  return (
    <>
      {filter === 'mine' && (
        <div>
          <HandOverButton />
        </div>
      )}
      <ul ref={list} className={styles.list} aria-label={m.chat_conversations()}>
        {threads.map((thread) => (
          <li key={thread.id}>
            <ThreadListRow
              thread={thread}
              to={threadPath(thread.id, isWide)}
              isOpen={thread.id === openId}
              now={now}
            />
          </li>
        ))}
      </ul>
      <ShowMore list={list} each="a" count={threads.length} found={found} className={styles.more} />
    </>
  );
}

const NONE: Record<Exclude<ThreadFilter, 'all'>, () => string> = {
  waiting: m.chat_none_waiting,
  mine: m.chat_none_mine,
  team: m.chat_none_team,
};

function NoThreads({ filter }: { filter: ThreadFilter }) {
  const user = useUser();
  const answers = useCan('chat.answer');
  if (filter !== 'all') return <p className={styles.quiet}>{NONE[filter]()}</p>;
  const home = user.carehome.name;
  return (
    <EmptyState level={2} title={m.chat_empty_title()}>
      {isRelative(user)
        ? m.chat_empty_family({ home })
        : answers
          ? m.chat_empty()
          : m.chat_empty_role()}
    </EmptyState>
  );
}
