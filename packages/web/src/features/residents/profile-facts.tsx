import type { ReactNode } from 'react';

import styles from './profile.module.css';

interface Props {
  /** What is not known is left out. */
  facts: readonly { term: string; value: ReactNode }[];
}

const isKnown = (value: ReactNode) => value !== null && value !== undefined && value !== '';

/** What is known, by name. */
export const ProfileFacts = ({ facts }: Props) => (
  <dl className={styles.facts}>
    {facts
      .filter(({ value }) => isKnown(value))
      .map(({ term, value }) => (
        <div key={term} className={styles.fact}>
          <dt className={styles.term}>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
);
