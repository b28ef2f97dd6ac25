import type { Key } from 'react';

import type { Column, Sort } from './table-column.ts';

/** Props shared by all table layouts; the rows are already sorted. */
export interface ShownTable<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  rowLink?: ((row: Row) => string) | undefined;
  sort: Sort | undefined;
  onSort: (sort: Sort | undefined) => void;
}
