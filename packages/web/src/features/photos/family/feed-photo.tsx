import { Download } from 'lucide-react';

import { decodeBase64, saveFile } from '../../../platform/download.ts';
import { useCan, useUser } from '../../../session/use-session.ts';
import { useToday } from '../../../session/use-today.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ServerImage } from '../../../ui/layout/server-image.tsx';
import { m } from '../../../words/m.ts';
import { type FeedPhoto, useDownloadPhoto } from './api.ts';
import { tellWhen } from './day-words.ts';
import { ThankYou } from './thank-you.tsx';

import styles from './family.module.css';

export function FeedPhotoView({ photo }: { photo: FeedPhoto }) {
  const { picture, caption, place, story, width, height, residents } = photo;
  const when = tellWhen(photo, { today: useToday(), timeZone: useUser().carehome.time_zone });
  const name = residents[0]?.preferred_name ?? '';
  return (
    <article className={styles.photo} aria-label={caption ?? m.family_photos_photo({ when })}>
      {picture && (
        <ServerImage
          src={picture.large}
          alt={m.family_photos_alt({ name, when })}
          width={width}
          height={height}
          loading="lazy"
        />
      )}
      <div className={styles.words}>
        {caption !== null && (
          <p className={styles.caption} translate="no">
            {caption}
          </p>
        )}
        <p className={styles.quiet}>{place === null ? when : `${when}, ${place}`}</p>
        {story !== null && (
          <p className={styles.story} translate="no">
            {story}
          </p>
        )}
        {photo.is_blurred && <p className={styles.quiet}>{m.family_photos_blurred()}</p>}
        <div className={styles.ways}>
          <ThankYou photo={photo} name={name} />
          <DownloadButton photo={photo} when={when} />
        </div>
      </div>
    </article>
  );
}

function DownloadButton({ photo, when }: { photo: FeedPhoto; when: string }) {
  const mayDownload = useCan('photos.download');
  const { mutate, isPending } = useDownloadPhoto();
  if (!mayDownload) return null;
  const download = () =>
    mutate(
      { id: photo.id },
      {
        onSuccess: ({ file_name, base64 }) =>
          saveFile(file_name, decodeBase64(base64), 'image/jpeg'),
      },
    );
  return (
    <Button
      kind="plain"
      busy={isPending}
      icon={<Download aria-hidden="true" />}
      aria-label={m.family_photos_download_named({ photo: photo.caption ?? when })}
      onClick={() => isPending || download()}
    >
      {m.family_photos_download()}
    </Button>
  );
}
