import type { Message } from '@relish/shared/chat/messages/contract.ts';
import { isRelative } from '@relish/shared/permissions.ts';
import { Link } from 'react-router';

import { useUser } from '../../../session/use-session.ts';
import { formatDate } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import type { Thread } from '../threads/api.ts';
import { CARD_WORDS } from './card-words.ts';

import styles from './message-parts.module.css';

interface QuoteProps {
  quoted: NonNullable<Message['reply_to']>;
  thread: Thread;
  onJump: (number: number) => void;
}

/** The message that is answered; a tap shows it in its place. */
export function Quote({ quoted, thread, onJump }: QuoteProps) {
  const { number, excerpt } = quoted;
  const author = quoted.of_resident ? thread.called : quoted.author;
  return (
    <button type="button" className={styles.quote} onClick={() => onJump(number)}>
      {author !== null && <b translate="no">{author}</b>}
      <span>{excerpt === '' ? m.chat_quoted() : excerpt}</span>
    </button>
  );
}

interface CardProps {
  card: NonNullable<Message['card']>;
  thread: Thread;
}

/** A link to a record; its title is missing if the reader may not see it. */
export function MessageCard({ card: { kind, id, title, at }, thread }: CardProps) {
  const user = useUser();
  const { label, icon: Icon } = CARD_WORDS[kind];
  const words = (
    <>
      <Icon aria-hidden="true" />
      <span>
        <span className={styles.kind}>
          {[label(), at && formatDate(new Date(at), user.carehome.time_zone)]
            .filter(Boolean)
            .join(' · ')}
        </span>
        <span>{title ?? m.chat_card_hidden()}</span>
      </span>
    </>
  );
  const to = path();
  return title === null || to === undefined ? (
    <div className={styles.card}>{words}</div>
  ) : (
    <Link to={to} className={styles.card}>
      {words}
    </Link>
  );

  function path(): string | undefined {
    if (kind === 'event') return `/event?id=${id}`;
    if (kind === 'activity') return `/activity?id=${id}`;
    if (kind === 'notice') return '/tabs/notice-board';
    if (!isRelative(user)) return `/report?id=${id}`;
    return thread.resident ? `/tabs/relatives?id=${thread.resident.id}` : undefined;
  }
}
