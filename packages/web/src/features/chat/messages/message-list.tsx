import type { Message } from '@relish/shared/chat/messages/contract.ts';
import { ArrowDown } from 'lucide-react';
import { useRef, useState } from 'react';

import { useWaiting } from '../../../forms/use-outbox.ts';
import { useUser } from '../../../session/use-session.ts';
import { useToday } from '../../../session/use-today.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { formatTime } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import type { Thread } from '../threads/api.ts';
import { dayWords } from '../threads/public.tsx';
import type { useMessages } from './api.ts';
import { MessageItem } from './message-item.tsx';
import { messageOutbox } from './message-outbox.ts';
import { toRows } from './message-rows.ts';
import { hasEarlier, type MessageWindow, reachesEnd } from './message-window.ts';
import { isOfFamily } from './of-family.ts';
import { SeenLine } from './seen-line.tsx';
import { useMarkRead } from './use-mark-read.ts';
import { useScrolling } from './use-scrolling.ts';
import { WaitingItem } from './waiting-item.tsx';

import styles from './message-list.module.css';

interface Props {
  thread: Thread;
  found: Pick<ReturnType<typeof useMessages>, 'showEarlier' | 'showLater' | 'showEnd'>;
  held: MessageWindow;
  target: { number: number } | undefined;
  onJump: (number: number) => void;
  onReply: (message: Message) => void;
  onEdit: (message: Message) => void;
  onSay: (message: Message) => void;
}

/** The messages in memory, with ways to fetch those before and after them. */
export function MessageList(props: Props) {
  const { thread, found, held, target, onJump, onReply, onEdit, onSay } = props;
  const { time_zone } = useUser().carehome;
  const box = useRef<HTMLElement>(null);
  // Kept during the visit, although the messages then count as read.
  const [opened] = useState({ read: held.read, last: held.last });
  const [openNumber, setOpenNumber] = useState<number>();
  const isAtEnd = reachesEnd(held);
  const arrived = new Set(held.messages.map(({ id }) => id));
  const waiting = useWaiting(messageOutbox).filter(
    ({ input }) => input.thread_id === thread.id && !arrived.has(input.id),
  );
  const [busy, fetchMore] = useOneAtATime();
  const showEarlier = () => {
    if (hasEarlier(held)) void fetchMore('earlier', found.showEarlier);
  };
  const showLater = () => {
    if (!isAtEnd) void fetchMore('later', found.showLater);
  };
  const onScroll = useScrolling({
    box,
    messages: held.messages,
    waiting: waiting.length,
    target,
    isAtEnd,
    onNearStart: showEarlier,
    onNearEnd: showLater,
  });
  const end = useMarkRead(thread.id, held);
  const today = useToday();
  const latest = held.messages.findLast((message) => isOfFamily(thread, message))?.number;
  return (
    <div className={styles.frame}>
      {/* Focusable, so that it can be scrolled with the keyboard. */}
      <section
        ref={box}
        className={styles.box}
        aria-label={m.chat_messages()}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the list scrolls by keyboard
        tabIndex={0}
        onScroll={onScroll}
      >
        {hasEarlier(held) && (
          <div className={styles.more}>
            <Button kind="quiet" size="small" busy={busy === 'earlier'} onClick={showEarlier}>
              {m.chat_earlier()}
            </Button>
          </div>
        )}
        {held.messages.length === 0 && waiting.length === 0 && (
          <p className={styles.none}>{m.chat_first_message()}</p>
        )}
        <ol className={styles.list}>
          {toRows(held.messages, { timeZone: time_zone, opened }).map((row) =>
            row.is === 'day' ? (
              <li key={row.key} className={styles.day}>
                {dayWords(row.day, today)}
              </li>
            ) : row.is === 'unread' ? (
              <li key={row.key} className={styles.unread} data-unread-line>
                {m.chat_new_messages()}
              </li>
            ) : (
              <MessageItem
                key={row.key}
                thread={thread}
                message={row.message}
                isFirst={row.isFirst}
                isTarget={target?.number === row.message.number}
                isOpen={openNumber === row.message.number}
                onOpen={(isOpen) => setOpenNumber(isOpen ? row.message.number : undefined)}
                onJump={onJump}
                onReply={onReply}
                onEdit={onEdit}
                onSay={onSay}
                offersReading={latest === row.message.number}
              />
            ),
          )}
          {isAtEnd &&
            waiting.map((item) => (
              <WaitingItem key={item.input.id} item={item} called={thread.called} />
            ))}
        </ol>
        {isAtEnd && <SeenLine thread={thread} held={held} />}
        <div ref={end} />
        {isAtEnd && held.last > 0 && (
          <p className={styles.complete}>
            {m.chat_complete({ time: formatTime(new Date(held.checked_at), time_zone) })}
          </p>
        )}
        {!isAtEnd && (
          <div className={styles.more}>
            <Button kind="quiet" size="small" busy={busy === 'later'} onClick={showLater}>
              {m.chat_later()}
            </Button>
          </div>
        )}
      </section>
      {!isAtEnd && (
        <div className={styles.latest}>
          <Button
            size="small"
            icon={<ArrowDown aria-hidden="true" />}
            onClick={() => void fetchMore('later', found.showEnd)}
          >
            {m.chat_latest()}
          </Button>
        </div>
      )}
      <Announcement messages={held.messages} called={thread.called} />
    </div>
  );
}

/** Fetches one page after another, because each needs the end of the one before. */
function useOneAtATime() {
  const [busy, setBusy] = useState<'earlier' | 'later'>();
  const running = useRef(false);
  const fetchMore = async (which: 'earlier' | 'later', work: () => Promise<unknown>) => {
    if (running.current) return;
    running.current = true;
    setBusy(which);
    // The error catalogue has explained a failure.
    await work().catch(() => undefined);
    running.current = false;
    setBusy(undefined);
  };
  return [busy, fetchMore] as const;
}

/** Tells screen readers of a new message, but not of those fetched by scrolling. */
function Announcement({
  messages,
  called,
}: {
  messages: readonly Message[];
  called: string | null;
}) {
  const last = messages.at(-1);
  const [known, setKnown] = useState(last?.number ?? 0);
  const [words, setWords] = useState('');
  if (last && last.number === known + 1) {
    setKnown(last.number);
    if (!last.author?.is_own)
      setWords(
        m.chat_announce({
          name: (last.of_resident ? called : last.author?.name) ?? m.chat_automatic_line(),
          text: last.body,
        }),
      );
  } else if (last && last.number > known) setKnown(last.number);
  return (
    <VisuallyHidden>
      <output>{words}</output>
    </VisuallyHidden>
  );
}
