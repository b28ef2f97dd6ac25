import { ServerImage } from '../../../ui/layout/server-image.tsx';
import { formatList, formatMonth } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import type { Slide } from './api.ts';

import styles from './slideshow.module.css';

interface Props {
  slide: Slide;
  onFail: () => void;
}

export function SlideView({ slide, onFail }: Props) {
  const { picture, caption, place, taken_on, decade, names } = slide;
  const when =
    taken_on === null
      ? decade !== null && m.slideshow_decade({ decade: String(decade) })
      : formatMonth(taken_on);
  const details = [place, when].filter(Boolean).join(' · ');
  const unnamed =
    names.length > 0 ? m.slideshow_photo_of({ names: formatList(names) }) : m.slideshow_photo();
  return (
    <figure className={styles.figure}>
      <ServerImage
        src={picture.large}
        alt={caption === null ? unnamed : ''}
        className={styles.picture}
        draggable={false}
        onError={onFail}
      />
      <figcaption className={styles.words} translate="no">
        {caption !== null && <p className={styles.caption}>{caption}</p>}
        {details !== '' && <p className={styles.details}>{details}</p>}
      </figcaption>
    </figure>
  );
}
