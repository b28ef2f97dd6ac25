import type { BlockOf } from '@relish/shared/reports/documents/content.ts';

type Column = string | { label: string; numeric?: boolean; wide?: boolean };

export const text = (words: string, { soft = false } = {}): BlockOf<'text'> => ({
  type: 'text',
  text: words,
  soft,
});

export const table = (
  columns: readonly Column[],
  rows: string[][],
  empty: string,
): BlockOf<'table'> => ({
  type: 'table',
  columns: columns.map((column) =>
    typeof column === 'string'
      ? { label: column, numeric: false, wide: false }
      : { label: column.label, numeric: column.numeric ?? false, wide: column.wide ?? false },
  ),
  rows,
  empty,
});

export const numeric = (label: string) => ({ label, numeric: true });
export const wide = (label: string) => ({ label, wide: true });
