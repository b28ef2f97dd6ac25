import { useCan, useUser } from '../../../session/use-session.ts';
import { Link } from '../../../ui/actions/link.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { ServerImage } from '../../../ui/layout/server-image.tsx';
import { m } from '../../../words/m.ts';
import { photoLabel } from './album-words.ts';
import { type PhotoCard, useLatestPhotos } from './api.ts';

import styles from './resident-card.module.css';

const LATEST = 8;

/** On the profile: the latest photos. */
export function PhotosCard({ residentId }: { residentId: string }) {
  return useCan('photos.edit') ? <OpenCard residentId={residentId} /> : null;
}

function OpenCard({ residentId }: { residentId: string }) {
  const latest = useLatestPhotos(residentId, LATEST);
  const photos = latest.data?.photos ?? [];
  const all = `/tabs/photo-book?resident_id=${residentId}`;
  return (
    <Card
      title={m.photos_card_title()}
      actions={photos.length > 0 && <Link to={all}>{m.photos_card_all()}</Link>}
    >
      {latest.isError ? (
        <ErrorState level={3} busy={latest.isFetching} onRetry={() => void latest.refetch()} />
      ) : latest.isPending ? (
        <Skeleton shape="pair" width="long" />
      ) : photos.length === 0 ? (
        <p className={styles.quiet}>{m.photos_card_none()}</p>
      ) : (
        <ul className={styles.photos}>
          {photos.map((photo) => (
            <li key={photo.id}>
              <Thumb photo={photo} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function Thumb({ photo }: { photo: PhotoCard }) {
  const { time_zone } = useUser().carehome;
  return (
    <Link to={`/photo?id=${photo.id}`} aria-label={photoLabel(photo, time_zone)} kind="quiet">
      {photo.picture ? (
        <ServerImage src={photo.picture.small} alt="" loading="lazy" />
      ) : (
        <span className={styles.withheld} />
      )}
    </Link>
  );
}
