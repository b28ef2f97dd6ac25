import type { ReactNode } from 'react';

import type { Entry } from './api.ts';
import { voiceLine } from './entry-words.ts';
import { MemoryPictures } from './memory-pictures.tsx';

import styles from './entry-view.module.css';

type Shown = Pick<Entry, 'voice' | 'text' | 'period' | 'place' | 'pictures'> &
  Partial<Pick<Entry, 'supported_by' | 'author'>>;

interface Props {
  entry: Shown;
  name: string;
  /** The question, if there was one. */
  question?: string | undefined;
  /** Shown after the author: age and readers. */
  children?: ReactNode;
}

/** The resident's own words stand out. */
export function EntryView({ entry, name, question, children }: Props) {
  const whenWhere = [entry.period, entry.place].filter(Boolean).join(', ');
  return (
    <figure className={styles.entry} data-voice={entry.voice}>
      {question !== undefined && <p className={styles.question}>{question}</p>}
      {whenWhere !== '' && <p className={styles.when}>{whenWhere}</p>}
      <blockquote className={styles.words}>{entry.text}</blockquote>
      <MemoryPictures pictures={entry.pictures} />
      <figcaption className={styles.caption}>
        <span>{voiceLine(entry, name)}</span>
        {children}
      </figcaption>
    </figure>
  );
}
