import { useState } from 'react';

import { CategorySign } from '../../ui/category-sign.tsx';
import { ServerImage } from '../../ui/server-image.tsx';
import type { ActivityCard } from './api.ts';

import styles from './activity-picture.module.css';

interface Props {
  activity: Pick<ActivityCard, 'picture' | 'category'>;
  /** Beside the title it says nothing that the title does not. */
  described?: boolean;
}

/** Its picture, or else the sign of its category on a quiet ground. */
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
