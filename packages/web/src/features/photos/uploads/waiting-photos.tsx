import { UnsentBanner } from '../../../forms/unsent-banner.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { m } from '../../../words/m.ts';
import { discardPhoto, photoOutbox, type WaitingPhoto } from './photo-outbox.ts';
import { PictureTile } from './picture-tile.tsx';
import { useIsAway, useProgress } from './use-sending-photos.ts';

import styles from './uploads.module.css';

/** Photos on their way, also those of an earlier visit to this page. */
export function WaitingPhotos({ waiting }: { waiting: readonly WaitingPhoto[] }) {
  const isAway = useIsAway();
  const progress = useProgress();
  const unsent = waiting.filter(({ refused }) => refused === undefined).length;
  return (
    <Card title={m.photo_add_sending()}>
      {isAway && unsent > 0 && (
        <UnsentBanner title={m.photo_add_unsent({ count: unsent })} outbox={photoOutbox} />
      )}
      <ul className={styles.tiles}>
        {waiting.map((photo) => (
          <WaitingTile key={photo.id} photo={photo} sent={progress.get(photo.id)} />
        ))}
      </ul>
    </Card>
  );
}

function WaitingTile({ photo, sent }: { photo: WaitingPhoto; sent: number | undefined }) {
  const { name, thumb, refused } = photo;
  const state = sent === undefined ? m.photo_add_waiting() : m.photo_add_being_sent();
  return (
    <PictureTile
      name={name}
      thumb={thumb}
      problem={refused}
      {...(refused === undefined && { state, sent })}
      {...(refused !== undefined && {
        action: (
          <Button kind="quiet" size="small" onClick={() => void photoOutbox.retry(photo)}>
            {m.photo_add_again()}
          </Button>
        ),
      })}
      onRemove={() => void discardPhoto(photo)}
    />
  );
}
