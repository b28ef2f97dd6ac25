import { type Ref, useState } from 'react';

import { ServerImage } from '../../../ui/layout/server-image.tsx';
import type { Tutorial } from './api.ts';

import styles from './step-view.module.css';

interface Props {
  step: Tutorial['steps'][number];
  number: number;
  /** Of its heading; deeper inside the help. */
  level?: 2 | 4;
  id?: string;
  headingRef?: Ref<HTMLHeadingElement>;
}

export function StepView({ step, number, level = 2, id, headingRef }: Props) {
  const { title, text, screenshot } = step;
  const Heading = `h${level}` as const;
  return (
    <article className={styles.step} id={id}>
      <Heading className={styles.title} tabIndex={-1} ref={headingRef}>
        <span className={styles.number}>{number}</span>
        {title}
      </Heading>
      <p className={styles.text}>{text}</p>
      {screenshot && <Picture {...screenshot} />}
    </article>
  );
}

/** A step is complete without its picture, so a broken picture is left out. */
function Picture({ url, alt, width }: NonNullable<Tutorial['steps'][number]['screenshot']>) {
  const [unreadable, setUnreadable] = useState(false);
  if (unreadable) return null;
  return (
    <ServerImage
      className={styles.picture}
      data-width={width}
      src={url}
      alt={alt}
      loading="lazy"
      onError={() => setUnreadable(true)}
    />
  );
}
