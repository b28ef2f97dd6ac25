import type { ChartCell, ChartTable } from './chart-data.ts';

// Without the mark at its beginning, spreadsheets take ë for two letters.
const BYTE_ORDER_MARK = '\uFEFF';

/** A spreadsheet would run what begins like this as a formula. */
const LIKE_FORMULA = /^[=+\-@\t\r]/;

function written(cell: ChartCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const harmless = LIKE_FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** The rows of a chart as a file for spreadsheets. */
export const csvOf = ({ columns, rows }: ChartTable): string =>
  BYTE_ORDER_MARK +
  [columns, ...rows].map((row) => row.map(written).join(',')).join('\r\n') +
  '\r\n';
