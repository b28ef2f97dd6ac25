import { Bell, Mail, Paperclip } from 'lucide-react';

import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { m } from '../../../words/m.ts';
import { type DemoSend, useSends } from './api.ts';
import { recipientWords, timeWords } from './tray-words.ts';

import styles from './demo-mode.module.css';

/** Mail and notifications that a real home would have sent. */
export function Tray() {
  const { data: sends, isError, isFetching, refetch } = useSends();
  return (
    <Card title={m.demo_tray()}>
      {isError && <ErrorState busy={isFetching} onRetry={() => void refetch()} />}
      {!isError && !sends && <Skeleton shape="pair" width="long" />}
      {sends?.length === 0 && <p>{m.demo_tray_none()}</p>}
      {sends && sends.length > 0 && (
        <ul className={styles.tray}>
          {sends.map((send) => (
            <li key={send.id}>
              <Sent send={send} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function Sent({ send }: { send: DemoSend }) {
  const Icon = send.kind === 'mail' ? Mail : Bell;
  return (
    <article className={styles.sent}>
      <Icon aria-hidden="true" />
      <div className={styles.sentWords}>
        <h3 className={styles.subject}>{send.subject}</h3>
        <p className={styles.about}>
          {m.demo_tray_to({ recipient: recipientWords(send), time: timeWords(send.sent_at) })}
        </p>
        {send.kind === 'mail' ? (
          <details>
            <summary className={styles.read}>{m.demo_tray_read()}</summary>
            <p className={styles.body}>{send.body}</p>
          </details>
        ) : (
          <p className={styles.body}>{send.body}</p>
        )}
        {send.attachments.map((name) => (
          <p key={name} className={styles.about}>
            <Paperclip aria-hidden="true" /> {name}
          </p>
        ))}
      </div>
    </article>
  );
}
