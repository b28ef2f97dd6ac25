import type { ReactNode } from 'react';

import styles from './profile.module.css';

interface Props {
  /** Facts without a value are left out. */
  facts: readonly { term: string; value: ReactNode }[];
}

const isKnown = (value: ReactNode) => value !== null && value !== undefined && value !== '';

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
