import type { ReactNode } from 'react';

import { locale } from '../../words/speak.ts';

export interface Column<Row> {
  id: string;
  title: string;
  cell: (row: Row) => ReactNode;
  /** Sort key; without it the column is not sortable. */
  sortBy?: ((row: Row) => string | number | Date | null | undefined) | undefined;
  /** `number`: right-aligned, with tabular figures. */
  kind?: 'text' | 'number' | undefined;
  /**
   * Row header: announced with every cell, and the card's title on a phone. One per table; the
   * first by default.
   */
  isRowTitle?: boolean | undefined;
  /** Relative width in a virtual table, which cannot measure its columns; 1 by default. */
  share?: number | undefined;
}

export interface Sort {
  column: string;
  direction: 'ascending' | 'descending';
}

export const findRowTitle = <Row>(columns: readonly Column<Row>[]) =>
  columns.find(({ isRowTitle }) => isRowTitle) ?? columns[0];

/** A new column starts ascending; the same one reverses. */
export const sortAfterPressing = (column: string, now: Sort | undefined): Sort => ({
  column,
  direction: now?.column === column && now.direction === 'ascending' ? 'descending' : 'ascending',
});

export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: Sort | undefined,
): readonly Row[] {
  const sortBy = columns.find(({ id }) => id === sort?.column)?.sortBy;
  if (!sort || !sortBy) return rows;
  const words = new Intl.Collator(locale(), { numeric: true });
  const turn = sort.direction === 'ascending' ? 1 : -1;
  return rows
    .map((row) => ({ row, value: sortBy(row) ?? undefined }))
    .toSorted(({ value: a }, { value: b }) => {
      // Missing values come last in both directions.
      if (a === undefined || b === undefined)
        return Number(a === undefined) - Number(b === undefined);
      if (typeof a === 'string' || typeof b === 'string')
        return turn * words.compare(String(a), String(b));
      return turn * (Number(a) - Number(b));
    })
    .map(({ row }) => row);
}
