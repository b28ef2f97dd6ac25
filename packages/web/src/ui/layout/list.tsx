import type { Key, ReactElement } from 'react';

import styles from './list.module.css';

export interface ListProps<Row> {
  /** Accessible name of the list. */
  label: string;
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  /** Usually a `ListRow`. */
  children: (row: Row) => ReactElement;
}

export const List = <Row,>({ label, rows, rowKey, children }: ListProps<Row>) => (
  <ul className={styles.list} aria-label={label}>
    {rows.map((row) => (
      <li key={rowKey(row)} className={styles.item}>
        {children(row)}
      </li>
    ))}
  </ul>
);
