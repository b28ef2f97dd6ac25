import type { Message } from '@relish/shared/chat/messages/contract.ts';
import { Suspense, useState } from 'react';

import { Link } from '../../../ui/actions/link.tsx';
import { ServerImage } from '../../../ui/layout/server-image.tsx';
import { m } from '../../../words/m.ts';
import { PictureViewer } from '../../photos/photos/public.tsx';

import styles from './message-photos.module.css';

/** The photos of a message that the reader may see; each opens on the whole screen. */
export function MessagePhotos({ message }: { message: Message }) {
  const { photos, hidden_photos } = message;
  const [openId, setOpenId] = useState<string>();
  const withheld = photos.filter(({ family_sees }) => family_sees === false);
  const [first] = withheld;
  return (
    <>
      {photos.length > 0 && (
        <ul className={styles.photos} data-count={photos.length}>
          {photos.map(({ id, picture, caption }, at) => (
            <li key={id}>
              <button
                type="button"
                className={styles.photo}
                aria-label={m.chat_photo_open({
                  photo: caption ?? m.chat_photo_number({ number: at + 1 }),
                })}
                onClick={() => setOpenId(id)}
              >
                <ServerImage src={picture.small} alt="" loading="lazy" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {first && (
        <p className={styles.note}>
          {message.author?.is_home
            ? m.chat_photos_withheld({ count: withheld.length })
            : m.chat_photos_unanswered({ count: withheld.length })}{' '}
          <Link to={`/photo?id=${first.id}`}>{m.chat_photos_see_why()}</Link>
        </p>
      )}
      {hidden_photos > 0 && (
        <p className={styles.note}>{m.chat_hidden_photos({ count: hidden_photos })}</p>
      )}
      <Suspense>
        {openId !== undefined && (
          <PictureViewer
            photos={photos}
            id={openId}
            onShow={setOpenId}
            onClose={() => setOpenId(undefined)}
          >
            <p>
              <Link to={`/photo?id=${openId}`}>{m.chat_photo_details()}</Link>
            </p>
          </PictureViewer>
        )}
      </Suspense>
    </>
  );
}
