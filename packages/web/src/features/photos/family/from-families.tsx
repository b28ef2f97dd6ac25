import { useUser } from '../../../session/use-session.ts';
import { useToday } from '../../../session/use-today.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { ServerImage } from '../../../ui/layout/server-image.tsx';
import { m } from '../../../words/m.ts';
import { useSuggestions, type WaitingSuggestion } from './api.ts';
import { tellWhen } from './day-words.ts';
import { SuggestionAnswer } from './suggestion-answer.tsx';

import styles from './family.module.css';

export function FromFamilies() {
  const { data, isError, isFetching, refetch } = useSuggestions(true);
  if (isError && !data) return <ErrorState busy={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton shape="pair" width="long" />;
  if (data.photos.length === 0)
    return (
      <EmptyState level={2} title={m.photo_answer_none_title()}>
        {m.photo_answer_none()}
      </EmptyState>
    );
  return (
    <ul className={`${styles.photos} ${styles.feed}`} aria-label={m.photo_answer_list()}>
      {data.photos.map((photo) => (
        <li key={photo.id}>
          <Suggested photo={photo} />
        </li>
      ))}
    </ul>
  );
}

function Suggested({ photo }: { photo: WaitingSuggestion }) {
  const { picture, caption, place, story, width, height, residents, staff } = photo;
  // Whether it was taken on the day it was sent is not known.
  const isDated = photo.taken_on !== null || photo.decade !== null;
  const when = tellWhen(photo, { today: useToday(), timeZone: useUser().carehome.time_zone });
  const name = residents.map(({ preferred_name }) => preferred_name).join(', ');
  const from = staff?.added_by ?? m.photo_answer_someone();
  const facts = [isDated ? when : undefined, place].filter(Boolean).join(', ');
  return (
    <article className={styles.photo} aria-label={caption ?? m.photo_answer_from({ from, name })}>
      {picture && (
        <ServerImage
          src={picture.large}
          alt={m.photo_answer_alt({ from })}
          width={width}
          height={height}
          loading="lazy"
        />
      )}
      <div className={styles.words}>
        <p className={styles.quiet}>{m.photo_answer_from({ from, name })}</p>
        {caption !== null && (
          <p className={styles.caption} translate="no">
            {caption}
          </p>
        )}
        {facts !== '' && <p className={styles.quiet}>{facts}</p>}
        {story !== null && (
          <p className={styles.story} translate="no">
            {story}
          </p>
        )}
        <SuggestionAnswer photo={photo} />
      </div>
    </article>
  );
}
