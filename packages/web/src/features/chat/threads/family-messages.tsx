import { PencilLine } from 'lucide-react';
import { useState } from 'react';

import { useCan, useUser } from '../../../session/use-session.ts';
import { Link } from '../../../ui/actions/link.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { m } from '../../../words/m.ts';
import { type ThreadRow, useThreads } from './api.ts';
import { CHAT, threadPath } from './chat-paths.ts';
import { lastLine, shortWhen, threadName } from './thread-words.ts';

import styles from './family-messages.module.css';

/** On the first screen of a relative: where to write about a resident, with the last messages. */
export function FamilyMessages({ residentId }: { residentId: string }) {
  const { data } = useThreads('all', useCan('chat.use'));
  const threads = data?.pages.flatMap((page) => page.threads) ?? [];
  // A private conversation is shown only with news, so that the place to write is not moved down.
  return threads
    .filter(
      ({ resident, kind, unread }) =>
        resident?.id === residentId && (kind === 'family' || unread > 0),
    )
    .toSorted((a, b) => Number(a.kind === 'private') - Number(b.kind === 'private'))
    .map((thread) => <MessagesCard key={thread.id} thread={thread} />);
}

function MessagesCard({ thread }: { thread: ThreadRow }) {
  const user = useUser();
  const [now] = useState(() => new Date());
  const home = user.carehome.name;
  const { last, unread, kind, resident } = thread;
  const isPlain = kind === 'family' && resident !== null;
  return (
    <Card
      title={isPlain ? m.chat_box_title({ home, name: resident.name }) : threadName(thread, user)}
      actions={<Link to={CHAT}>{m.chat_box_all()}</Link>}
    >
      <div className={styles.box}>
        {last && (
          <p className={styles.last} data-unread={unread > 0 || undefined}>
            <span className={styles.line} translate="no">
              {lastLine(thread)}
            </span>
            <span className={styles.when}>{shortWhen(last.at, user.carehome.time_zone, now)}</span>
          </p>
        )}
        {unread > 0 && <p className={styles.unread}>{m.chat_unread({ count: unread })}</p>}
        <Link
          to={threadPath(thread.id)}
          kind="quiet-button"
          icon={<PencilLine aria-hidden="true" />}
        >
          {last ? m.chat_box_open() : m.chat_box_first()}
        </Link>
      </div>
    </Card>
  );
}
