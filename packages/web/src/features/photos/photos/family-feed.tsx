import { useUser } from '../../../session/use-session.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { ServerImage } from '../../../ui/layout/server-image.tsx';
import { m } from '../../../words/m.ts';
import { photoLabel, whenWords } from './album-words.ts';
import { type PhotoCard, useAlbum } from './api.ts';

import styles from './family-feed.module.css';

/** A relative's photos of their own person, latest first. */
export function FamilyFeed() {
  const feed = useAlbum({}, null);
  const { data, isError, isFetching, isFetchingNextPage: isBusy } = feed;
  const photos = data?.pages.flatMap((page) => page.photos) ?? [];
  if (isError && !data) return <ErrorState busy={isFetching} onRetry={() => void feed.refetch()} />;
  if (!data) return <Skeleton shape="pair" width="long" />;
  if (photos.length === 0 && !feed.hasNextPage)
    return <EmptyState title={m.feed_empty_title()}>{m.feed_empty()}</EmptyState>;
  return (
    <>
      <ol className={styles.photos}>
        {photos.map((photo) => (
          <li key={photo.id}>
            <FeedPhoto photo={photo} />
          </li>
        ))}
      </ol>
      {feed.hasNextPage && (
        <Button kind="quiet" busy={isBusy} onClick={() => isBusy || void feed.fetchNextPage()}>
          {m.album_more()}
        </Button>
      )}
    </>
  );
}

function FeedPhoto({ photo }: { photo: PhotoCard }) {
  const { time_zone } = useUser().carehome;
  const { picture, caption, place, story } = photo;
  const when = whenWords(photo, time_zone);
  return (
    <figure className={styles.photo}>
      {picture && (
        <ServerImage
          src={picture.large}
          alt={caption === null ? photoLabel(photo, time_zone) : ''}
          loading="lazy"
        />
      )}
      <figcaption>
        {caption !== null && <p className={styles.caption}>{caption}</p>}
        {story !== null && <p>{story}</p>}
        <p className={styles.quiet}>{place === null ? when : `${when} · ${place}`}</p>
      </figcaption>
    </figure>
  );
}
