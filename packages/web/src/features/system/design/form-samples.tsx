import { type ReactNode, useState } from 'react';

import styles from './sample-group.module.css';

export const LONG =
  'A label that somebody wrote without thinking of the narrow screens on which it will be read';
export const HINT = 'As it is written in the care plan.';
export const WRONG = ['This is needed before the record can be saved.'];

export const Samples = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={styles.group}>
    <h2>{title}</h2>
    <div className={styles.columns}>{children}</div>
  </div>
);

/** Holds the state of a controlled input. */
export function Held<V>({
  start,
  children,
}: {
  start: V;
  children: (control: { value: V; onChange: (value: V) => void }) => ReactNode;
}) {
  const [value, setValue] = useState(start);
  return children({ value, onChange: setValue });
}
