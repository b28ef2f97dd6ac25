import { type Key, type ReactNode, useMemo, useState } from 'react';

import { useWideScreen } from '../layout/use-wide-screen.ts';
import { PlainTable } from './plain-table.tsx';
import { TableCards } from './table-cards.tsx';
import { type Column, type Sort, sortRows } from './table-column.ts';
import { TableLoading } from './table-loading.tsx';
import { FEWEST_VIRTUAL_ROWS } from './virtual-rows.ts';
import { VirtualTable } from './virtual-table.tsx';

import styles from './table.module.css';

interface Props<Row> {
  /** Accessible name of the table. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  /** Makes each row a link. */
  rowLink?: ((row: Row) => string) | undefined;
  /**
   * With `onSortChange` the parent sorts the rows; otherwise the table does, starting with
   * `defaultSort`.
   */
  sort?: Sort | undefined;
  onSortChange?: ((sort: Sort | undefined) => void) | undefined;
  defaultSort?: Sort | undefined;
  isLoading?: boolean;
  /** Usually an `EmptyState`. */
  empty: ReactNode;
}

/** A table on wide screens, cards on a phone; long lists are virtualised. */
export function Table<Row>(props: Props<Row>) {
  const { columns, rows, sort, onSortChange, defaultSort, isLoading = false, empty } = props;
  const [ownSort, setOwnSort] = useState(defaultSort);
  const shownSort = onSortChange ? sort : ownSort;
  const sorted = useMemo(
    () => (onSortChange ? rows : sortRows(rows, columns, ownSort)),
    [onSortChange, rows, columns, ownSort],
  );
  const isWide = useWideScreen();

  if (isLoading) return <TableLoading {...props} isWide={isWide} />;
  if (rows.length === 0) return <div className={styles.frame}>{empty}</div>;

  const shown = {
    ...props,
    rows: sorted,
    sort: shownSort,
    onSort: onSortChange ?? setOwnSort,
  };
  if (!isWide) return <TableCards {...shown} />;
  return rows.length < FEWEST_VIRTUAL_ROWS ? (
    <PlainTable {...shown} />
  ) : (
    <VirtualTable {...shown} />
  );
}
