import { Clock3, TriangleAlert } from 'lucide-react';
import { useSyncExternalStore } from 'react';

import { Button } from '../../../ui/actions/button.tsx';
import { m } from '../../../words/m.ts';
import { discardMessage, isAway, messageOutbox, type WaitingMessage } from './message-outbox.ts';

import styles from './message-list.module.css';

/** An own message that the server has not confirmed. */
export function WaitingItem({ item, called }: { item: WaitingMessage; called: string | null }) {
  const away = useSyncExternalStore(isAway.subscribe, isAway.get);
  const { refused, input } = item;
  return (
    <li className={`${styles.item} ${input.of_resident ? styles.resident : styles.own}`}>
      {input.of_resident && <p className={styles.author}>{m.chat_says({ name: called ?? '' })}</p>}
      <div className={styles.bubble} data-refused={refused !== undefined || undefined}>
        <p className={styles.body}>{input.body}</p>
        <p className={styles.meta}>
          {refused === undefined ? (
            <>
              <Clock3 aria-hidden="true" />
              {away ? m.chat_waiting_connection() : m.chat_sending()}
            </>
          ) : (
            <>
              <TriangleAlert aria-hidden="true" />
              {m.chat_not_sent()}
            </>
          )}
        </p>
      </div>
      {refused !== undefined && (
        <div className={styles.refused} role="alert">
          <p>{refused}</p>
          <Button kind="quiet" size="small" onClick={() => void messageOutbox.retry(item)}>
            {m.chat_retry()}
          </Button>
          <Button kind="plain" size="small" onClick={() => void discardMessage(item)}>
            {m.chat_remove()}
          </Button>
        </div>
      )}
    </li>
  );
}
