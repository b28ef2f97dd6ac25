import type { Message } from '@relish/shared/chat/messages/contract.ts';
import { isRelative } from '@relish/shared/permissions.ts';
import { Ellipsis } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

import { useUser } from '../../../session/use-session.ts';
import { formatTime } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import { ReadingPart } from '../readings/public.tsx';
import type { Thread } from '../threads/api.ts';
import { MessageActions } from './message-actions.tsx';
import { MessageCard, Quote } from './message-parts.tsx';
import { MessagePhotos } from './message-photos.tsx';
import { isOfFamily } from './of-family.ts';
import { Reactions } from './reactions.tsx';
import { useLongPress } from './use-long-press.ts';

import styles from './message-list.module.css';

interface Props {
  thread: Thread;
  message: Message;
  /** The first of several by the same author. */
  isFirst: boolean;
  isTarget: boolean;
  /** Its reactions and actions are shown. */
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  onJump: (number: number) => void;
  onReply: (message: Message) => void;
  onEdit: (message: Message) => void;
  /** Write down what the resident answers. */
  onSay: (message: Message) => void;
  /** Reading it to the resident is offered at once. */
  offersReading: boolean;
}

/** One message: own ones on the right, others on the left. */
export function MessageItem(props: Props) {
  const { thread, message, isFirst, isTarget, isOpen, onOpen, onJump, ...acting } = props;
  const [isAsking, setAsking] = useState(false);
  const { author, number, is_deleted } = message;
  const { time_zone } = useUser().carehome;
  const authorWords = useAuthorWords(thread, message);
  const time = formatTime(new Date(message.at), time_zone);
  const isOwn = author?.is_own ?? false;
  const longPress = useLongPress(() => onOpen(true));
  const options = useRef<HTMLButtonElement>(null);
  const actions = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) actions.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isOpen]);
  const close = () => {
    onOpen(false);
    options.current?.focus();
  };
  const kind = kindOf(message);
  return (
    <li
      className={`${styles.item} ${kind}`}
      data-number={number}
      data-first={isFirst || undefined}
      data-target={isTarget || undefined}
      tabIndex={-1}
    >
      {message.of_resident ? (
        isFirst && <Says thread={thread} isOwn={isOwn} writer={authorWords} />
      ) : isFirst && !isOwn ? (
        <p className={styles.author} translate="no">
          {authorWords}
        </p>
      ) : null}
      <div className={styles.line}>
        <div className={styles.bubble} data-deleted={is_deleted || undefined} {...longPress}>
          {message.reply_to && <Quote quoted={message.reply_to} thread={thread} onJump={onJump} />}
          {is_deleted ? (
            <p className={styles.body}>{m.chat_deleted()}</p>
          ) : (
            <>
              {message.body !== '' && <p className={styles.body}>{message.body}</p>}
              <MessagePhotos message={message} />
              {message.card && <MessageCard card={message.card} thread={thread} />}
            </>
          )}
          <p className={styles.meta}>
            {message.is_reported && !is_deleted && <span>{m.chat_reported()}</span>}
            {message.edited_at !== null && !is_deleted && <span>{m.chat_edited()}</span>}
            <time dateTime={message.at}>{time}</time>
          </p>
        </div>
        {!is_deleted && (
          <button
            ref={options}
            type="button"
            className={styles.options}
            aria-expanded={isOpen}
            aria-label={m.chat_options({ name: isOwn ? m.chat_you() : authorWords, time })}
            onClick={() => onOpen(!isOpen)}
          >
            <Ellipsis aria-hidden="true" />
          </button>
        )}
      </div>
      {isOpen && !is_deleted && (
        <div ref={actions}>
          <MessageActions
            thread={thread}
            message={message}
            onClose={close}
            onReply={acting.onReply}
            onEdit={acting.onEdit}
            onSay={acting.onSay}
            onReadOut={() => setAsking(true)}
          />
        </div>
      )}
      {!is_deleted && <Reactions threadId={thread.id} message={message} />}
      {!is_deleted && isOfFamily(thread, message) && (
        <ReadingPart
          thread={thread}
          message={message}
          isOffered={acting.offersReading}
          isAsking={isAsking}
          onAsk={setAsking}
        />
      )}
    </li>
  );
}

function kindOf({ author, of_resident }: Message) {
  if (author === null) return styles.automatic;
  if (of_resident) return styles.resident;
  return author.is_own ? styles.own : styles.other;
}

interface SaysProps {
  thread: Thread;
  isOwn: boolean;
  writer: string;
}

/** The resident speaks; the colleague only wrote it down. */
const Says = ({ thread, isOwn, writer }: SaysProps) => (
  <p className={styles.author}>
    {m.chat_says({ name: thread.called ?? '' })}
    <span className={styles.writer}>
      {isOwn ? m.chat_says_by_you() : m.chat_says_by({ name: writer })}
    </span>
  </p>
);

/** Families see which of the people write for the home. */
function useAuthorWords(thread: Thread, { author }: Message): string {
  const user = useUser();
  if (!author) return m.chat_automatic_from({ home: thread.home_name });
  return author.is_home && isRelative(user)
    ? m.chat_of_home({ name: author.name, home: thread.home_name })
    : author.name;
}
