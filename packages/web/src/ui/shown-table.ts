import type { Key } from 'react';

import type { Column, Sort } from './table-column.ts';

/** What every form of a table is given: the rows are already in order. */
export interface ShownTable<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  rowLink?: ((row: Row) => string) | undefined;
  sort: Sort | undefined;
  onSort: (sort: Sort | undefined) => void;
}
