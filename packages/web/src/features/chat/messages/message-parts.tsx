import type { CardKind } from '@relish/shared/chat/messages/choices.ts';
import type { Message } from '@relish/shared/chat/messages/contract.ts';
import { isRelative } from '@relish/shared/permissions.ts';
import { CalendarDays, type LucideIcon, Palette, Pin, Sparkles } from 'lucide-react';
import { Link } from 'react-router';

import { useUser } from '../../../session/use-session.ts';
import { ServerImage } from '../../../ui/layout/server-image.tsx';
import { formatDate } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import type { Thread } from '../threads/api.ts';

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

export function MessagePhotos({ message: { photos, hidden_photos } }: { message: Message }) {
  return (
    <>
      {photos.length > 0 && (
        <div className={styles.photos}>
          {photos.map(({ id, picture, caption }) => (
            <Link key={id} to={`/photo?id=${id}`} className={styles.photo}>
              <ServerImage src={picture.small} alt={caption ?? m.chat_photo()} loading="lazy" />
            </Link>
          ))}
        </div>
      )}
      {hidden_photos > 0 && (
        <p className={styles.hidden}>{m.chat_hidden_photos({ count: hidden_photos })}</p>
      )}
    </>
  );
}

const CARDS: Record<CardKind, { label: () => string; icon: LucideIcon }> = {
  event: { label: m.chat_card_event, icon: CalendarDays },
  notice: { label: m.chat_card_notice, icon: Pin },
  activity: { label: m.chat_card_activity, icon: Palette },
  moment: { label: m.chat_card_moment, icon: Sparkles },
};

interface CardProps {
  card: NonNullable<Message['card']>;
  thread: Thread;
}

/** A link to a record; its title is missing if the reader may not see it. */
export function MessageCard({ card: { kind, id, title, at }, thread }: CardProps) {
  const user = useUser();
  const { label, icon: Icon } = CARDS[kind];
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
    if (!thread.resident) return undefined;
    return isRelative(user)
      ? `/tabs/relatives?id=${thread.resident.id}`
      : `/resident?id=${thread.resident.id}`;
  }
}
