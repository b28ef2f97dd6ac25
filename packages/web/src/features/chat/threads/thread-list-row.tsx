import { BellOff, Clock, Lock, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';

import { useUser } from '../../../session/use-session.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { m } from '../../../words/m.ts';
import type { ThreadRow } from './api.ts';
import { ThreadSign } from './thread-sign.tsx';
import { lastLine, shortWhen, threadName, waitWords } from './thread-words.ts';

import styles from './thread-list.module.css';

interface Props {
  thread: ThreadRow;
  to: string;
  isOpen: boolean;
  now: Date;
}

/** One conversation in the list. */
export function ThreadListRow({ thread, to, isOpen, now }: Props) {
  const user = useUser();
  const { last, unread, waiting_since, is_late, assigned_to, is_silent, writing } = thread;
  return (
    <Link to={to} className={styles.row} aria-current={isOpen || undefined}>
      <ThreadSign thread={thread} />
      <span className={styles.words}>
        <span className={styles.top}>
          <span className={styles.name} data-unread={unread > 0 || undefined} translate="no">
            {threadName(thread, user)}
          </span>
          {last && (
            <span className={styles.when}>{shortWhen(last.at, user.carehome.time_zone, now)}</span>
          )}
        </span>
        <span className={styles.bottom}>
          <span className={styles.last} translate="no">
            {lastLine(thread)}
          </span>
          {is_silent && <BellOff className={styles.sign} aria-label={m.chat_silent()} />}
          {writing === 'closed' && <Lock className={styles.sign} aria-label={m.chat_closed()} />}
          {unread > 0 && (
            <span className={styles.unread}>
              <span aria-hidden="true">{unread > 99 ? '99+' : unread}</span>
              <VisuallyHidden>{m.chat_unread({ count: unread })}</VisuallyHidden>
            </span>
          )}
        </span>
        {(waiting_since !== null || assigned_to) && (
          <span className={styles.badges}>
            {waiting_since !== null && (
              <Badge kind={is_late ? 'danger' : 'attention'} icon={is_late ? TriangleAlert : Clock}>
                {is_late
                  ? m.chat_late({ time: waitWords(waiting_since, now) })
                  : m.chat_waiting({ time: waitWords(waiting_since, now) })}
              </Badge>
            )}
            {assigned_to && (
              <span className={styles.assigned}>
                {assigned_to.id === user.id
                  ? m.chat_assigned_me()
                  : m.chat_assigned({ name: assigned_to.name })}
              </span>
            )}
          </span>
        )}
      </span>
    </Link>
  );
}
