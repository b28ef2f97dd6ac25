import { Clock3, Image, TriangleAlert } from 'lucide-react';
import { useSyncExternalStore } from 'react';

import { Button } from '../../../ui/actions/button.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { m } from '../../../words/m.ts';
import { progress } from '../../photos/uploads/public.tsx';
import type { MessagePicture } from './add-photos.ts';
import {
  discardMessage,
  isAway,
  messageOutbox,
  sendWithoutPhotos,
  type WaitingMessage,
} from './message-outbox.ts';

import styles from './message-list.module.css';
import photos from './message-photos.module.css';

/** An own message that the server has not confirmed. */
export function WaitingItem({ item, called }: { item: WaitingMessage; called: string | null }) {
  const away = useSyncExternalStore(isAway.subscribe, isAway.get);
  const { refused, input, pictures = [] } = item;
  const hasText = input.body !== null && input.body !== undefined;
  return (
    <li className={`${styles.item} ${input.of_resident ? styles.resident : styles.own}`}>
      {input.of_resident && <p className={styles.author}>{m.chat_says({ name: called ?? '' })}</p>}
      <div className={styles.bubble} data-refused={refused !== undefined || undefined}>
        {hasText && <p className={styles.body}>{input.body}</p>}
        {pictures.length > 0 && <Pictures pictures={pictures} />}
        {!hasText && pictures.length === 0 && (
          <p className={styles.body}>{m.chat_link_waiting()}</p>
        )}
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
          {hasText && pictures.length > 0 && (
            <Button kind="quiet" size="small" onClick={() => void sendWithoutPhotos(item)}>
              {m.chat_send_text()}
            </Button>
          )}
          <Button kind="plain" size="small" onClick={() => void discardMessage(item)}>
            {m.chat_remove()}
          </Button>
        </div>
      )}
    </li>
  );
}

/** Each with its own progress. */
function Pictures({ pictures }: { pictures: readonly MessagePicture[] }) {
  const sent = useSyncExternalStore(progress.subscribe, progress.get);
  return (
    <ul className={photos.thumbs}>
      {pictures.map(({ id, thumb }, at) => {
        const label = m.chat_photo_number({ number: at + 1 });
        return (
          <li key={id} className={photos.thumb}>
            {thumb === null ? (
              <span className={photos.blank}>
                <Image aria-hidden="true" />
                <VisuallyHidden>{label}</VisuallyHidden>
              </span>
            ) : (
              <img src={thumb} alt={label} />
            )}
            {sent.has(id) && (
              <progress value={sent.get(id)} aria-label={m.ui_file_progress({ name: label })} />
            )}
          </li>
        );
      })}
    </ul>
  );
}
