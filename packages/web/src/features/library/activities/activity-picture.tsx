import { useState } from 'react';

import { ServerImage } from '../../../ui/layout/server-image.tsx';
import type { ActivityCard } from './api.ts';
import { CategorySign } from './category-sign.tsx';

import styles from './activity-picture.module.css';

interface Props {
  activity: Pick<ActivityCard, 'picture' | 'category'>;
  /** Off beside a title, where the picture is decorative. */
  described?: boolean;
}

/** Falls back to the category sign. */
export function ActivityPicture({ activity: { picture, category }, described = false }: Props) {
  const [unreadable, setUnreadable] = useState<string>();
  if (picture && picture.url !== unreadable)
    return (
      <ServerImage
        className={styles.picture}
        src={picture.url}
        alt={described ? picture.alt : ''}
        width={320}
        height={240}
        loading="lazy"
        decoding="async"
        onError={() => setUnreadable(picture.url)}
      />
    );
  return (
    <span className={`${styles.picture} ${styles.none}`} aria-hidden="true">
      <CategorySign category={category} size={64} />
    </span>
  );
}
