import type { ReactNode } from 'react';

import styles from './listening.module.css';

/** Labels with their values; empty ones are left out. */
export const Facts = ({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) => (
  <dl className={styles.facts}>
    {facts
      .filter(([, text]) => Boolean(text))
      .map(([label, text]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd translate="no">{text}</dd>
        </div>
      ))}
  </dl>
);
