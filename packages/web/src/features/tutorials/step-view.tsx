import { type Ref, useState } from 'react';

import { ServerImage } from '../../ui/server-image.tsx';
import type { Tutorial } from './api.ts';

import styles from './step-view.module.css';

interface Props {
  step: Tutorial['steps'][number];
  number: number;
  id?: string;
  headingRef?: Ref<HTMLHeadingElement>;
}

export const StepView = ({ step: { title, text, screenshot }, number, id, headingRef }: Props) => (
  <article className={styles.step} id={id}>
    <h2 className={styles.title} tabIndex={-1} ref={headingRef}>
      <span className={styles.number}>{number}</span>
      {title}
    </h2>
    <p className={styles.text}>{text}</p>
    {screenshot && <Picture {...screenshot} />}
  </article>
);

/** The words say everything: without its picture a step is still whole. */
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
