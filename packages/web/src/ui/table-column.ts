import type { ReactNode } from 'react';

import { locale } from '../words/speak.ts';

export interface Column<Row> {
  id: string;
  title: string;
  cell: (row: Row) => ReactNode;
  /** What the column is sorted by. Without it, it is not sortable. */
  sortBy?: ((row: Row) => string | number | Date | null | undefined) | undefined;
  /** `number`: aligned at the end, in figures of one width. */
  kind?: 'text' | 'number' | undefined;
  /** Names the row: read out with every cell, and the title of its card on a phone. One per table, else the first. */
  isRowTitle?: boolean | undefined;
  /** Its share of the width where a long table cannot measure itself; 1 unless told. */
  share?: number | undefined;
}

export interface Sort {
  column: string;
  direction: 'ascending' | 'descending';
}

export const rowTitleOf = <Row>(columns: readonly Column<Row>[]) =>
  columns.find(({ isRowTitle }) => isRowTitle) ?? columns[0];

/** Another column begins ascending; the same one turns around. */
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
      // Whoever has no value comes last, whichever way round.
      if (a === undefined || b === undefined)
        return Number(a === undefined) - Number(b === undefined);
      if (typeof a === 'string' || typeof b === 'string')
        return turn * words.compare(String(a), String(b));
      return turn * (Number(a) - Number(b));
    })
    .map(({ row }) => row);
}
