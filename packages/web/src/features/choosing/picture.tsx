import { useState } from 'react';

import { ServerImage } from '../../ui/server-image.tsx';
import type { Suggested } from './api.ts';

import styles from './picture.module.css';

interface Props {
  activity: Pick<Suggested['activity'], 'picture' | 'category'>;
}

/** Its picture, or else the sign of its category. The title beside it says the same in words. */
export function Picture({ activity: { picture, category } }: Props) {
  const [unreadable, setUnreadable] = useState<string>();
  const isShown = picture && picture.url !== unreadable;
  return (
    <span className={styles.picture} data-sign={isShown ? undefined : true}>
      <ServerImage
        src={isShown ? picture.url : `/library/glyphs/${category}.svg`}
        alt=""
        width={320}
        height={240}
        loading="lazy"
        decoding="async"
        onError={() => isShown && setUnreadable(picture.url)}
      />
    </span>
  );
}
