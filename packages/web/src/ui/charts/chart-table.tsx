import { formatNumber } from '../../words/format.ts';
import { m } from '../../words/m.ts';
import type { ChartCell, ChartTable as Rows } from './chart-data.ts';

import styles from './chart-table.module.css';

/** Makes a wide table scrollable by keyboard. */
const MOVED_BY_KEYS = { tabIndex: 0 };

export const ChartTable = ({ label, table }: { label: string; table: Rows }) => (
  <section {...MOVED_BY_KEYS} className={styles.frame} aria-label={label}>
    <table className={styles.table}>
      <thead>
        <tr>
          {table.columns.map((column, at) => (
            <th key={column} scope="col" data-number={isNumeric(table, at) || undefined}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map(([name, ...cells], row) => (
          // oxlint-disable-next-line react/no-array-index-key -- two activities may have the same name
          <tr key={row}>
            <th scope="row">{shown(name ?? null)}</th>
            {cells.map((cell, at) => (
              <td key={table.columns[at + 1]} data-number={isNumeric(table, at + 1) || undefined}>
                {shown(cell)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

const isNumeric = ({ rows }: Rows, column: number) =>
  rows.some((row) => typeof row[column] === 'number');

function shown(cell: ChartCell): string {
  if (cell === null) return m.chart_unknown();
  return typeof cell === 'number' ? formatNumber(cell) : cell;
}
