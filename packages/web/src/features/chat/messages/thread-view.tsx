import type { Message } from '@relish/shared/chat/messages/contract.ts';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';

import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { m } from '../../../words/m.ts';
import { type Thread, useThread } from '../threads/api.ts';
import { readMessage } from '../threads/public.tsx';
import { useMessages } from './api.ts';
import { Composer } from './composer.tsx';
import { EditBox } from './edit-box.tsx';
import { MessageList } from './message-list.tsx';
import { reachesEnd } from './message-window.ts';
import { SearchPanel } from './search-panel.tsx';
import { EmptyHead, ThreadHead } from './thread-head.tsx';
import { ThreadNotices } from './thread-notices.tsx';
import { useThreadChanges } from './use-thread-changes.ts';
import { WritingClosed } from './writing-closed.tsx';

import styles from './thread-view.module.css';

interface Props {
  id: string;
  /** Of its heading: 1 as a page, 2 beside the list. */
  level: 1 | 2;
  back?: string;
}

/** One conversation: its messages, and a box to write in. */
export function ThreadView({ id, level, back }: Props) {
  const thread = useThread(id);
  const isLost = thread.error?.status === 404 || thread.error?.status === 422;
  if (thread.data && !isLost) return <OpenThread thread={thread.data} level={level} back={back} />;
  return (
    <section className={styles.view} aria-label={m.chat_conversation()} data-keeps-focus>
      <EmptyHead level={level} back={back} />
      <div className={styles.state}>
        {isLost ? (
          // The same for ended, forbidden and unknown conversations, so that nothing is revealed (N3).
          <EmptyState level={2} title={m.chat_lost_title()}>
            {m.chat_lost()}
          </EmptyState>
        ) : thread.isError ? (
          <ErrorState level={2} busy={thread.isFetching} onRetry={() => void thread.refetch()} />
        ) : (
          <>
            <Skeleton shape="pair" width="middling" />
            <Skeleton shape="pair" width="long" />
            <Skeleton shape="pair" width="middling" />
          </>
        )}
      </div>
    </section>
  );
}

interface OpenProps {
  thread: Thread;
  level: 1 | 2;
  back: string | undefined;
}

function OpenThread({ thread, level, back }: OpenProps) {
  const messages = useMessages(thread.id);
  useThreadChanges(thread.id);
  const [isSearching, setSearching] = useState(false);
  const [replyTo, setReplyTo] = useState<Message>();
  const [editing, setEditing] = useState<Message>();
  const [isSaying, setSaying] = useState(false);
  /** Changes with each jump, also with one to the same message. */
  const [target, setTarget] = useState<{ number: number }>();
  const jumpTo = (number: number) => {
    // The error catalogue has explained a failure.
    void messages.showAround(number).then(
      () => setTarget({ number }),
      () => undefined,
    );
  };
  useFirstJump(messages.data !== undefined, jumpTo);
  const startSaying = (message: Message | undefined) => {
    setEditing(undefined);
    setReplyTo(message);
    setSaying(true);
  };
  return (
    <section className={styles.view} aria-label={m.chat_conversation()} data-keeps-focus>
      <ThreadHead
        thread={thread}
        level={level}
        back={back}
        last={messages.data?.last ?? 0}
        isSearching={isSearching}
        onSearch={() => setSearching(!isSearching)}
        onSay={() => startSaying(undefined)}
      />
      <ThreadNotices thread={thread} />
      {isSearching && <SearchPanel threadId={thread.id} called={thread.called} onChoose={jumpTo} />}
      {messages.data ? (
        <MessageList
          thread={thread}
          found={messages}
          held={messages.data}
          target={target}
          onJump={jumpTo}
          onReply={(message) => {
            setEditing(undefined);
            setSaying(false);
            setReplyTo(message);
          }}
          onEdit={setEditing}
          onSay={startSaying}
        />
      ) : (
        <div className={styles.state}>
          {messages.isError ? (
            <ErrorState
              level={2}
              busy={messages.isFetching}
              onRetry={() => void messages.refetch()}
            />
          ) : (
            <Skeleton shape="pair" width="long" />
          )}
        </div>
      )}
      {thread.unreachable !== null ? null : thread.writing !== 'open' ? (
        <WritingClosed thread={thread} />
      ) : editing ? (
        <EditBox
          key={editing.number}
          threadId={thread.id}
          message={editing}
          onDone={() => setEditing(undefined)}
        />
      ) : (
        <Composer
          // Another draft: words of a resident are never sent as those of the home.
          key={isSaying ? 'resident' : 'home'}
          thread={thread}
          replyTo={replyTo}
          ofResident={isSaying}
          onReplyDone={() => {
            setReplyTo(undefined);
            setSaying(false);
          }}
          onSent={() => {
            if (messages.data && !reachesEnd(messages.data))
              messages.showEnd().catch(() => undefined);
          }}
        />
      )}
    </section>
  );
}

/** Shows the message that the address names, once the conversation is there. */
function useFirstJump(isLoaded: boolean, jumpTo: (number: number) => void) {
  const [query] = useSearchParams();
  const number = readMessage(query);
  const done = useRef<number>(undefined);
  useEffect(() => {
    if (!isLoaded || number === undefined || done.current === number) return;
    done.current = number;
    jumpTo(number);
  }, [isLoaded, number, jumpTo]);
}
