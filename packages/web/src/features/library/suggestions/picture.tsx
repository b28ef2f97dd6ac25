import { useState } from 'react';

import { ServerImage } from '../../../ui/layout/server-image.tsx';
import type { Suggested } from './api.ts';

import styles from './picture.module.css';

interface Props {
  activity: Pick<Suggested['activity'], 'picture' | 'category'>;
}

/** Falls back to the category sign. Decorative, because the title is beside it. */
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
