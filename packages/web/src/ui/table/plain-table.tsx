import type { ShownTable } from './shown-table.ts';
import { TableCells } from './table-cells.tsx';
import { TableHead } from './table-head.tsx';

import styles from './table.module.css';

export const PlainTable = <Row,>(props: ShownTable<Row>) => {
  const { label, columns, rows, rowKey, rowLink, sort, onSort } = props;
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            <TableHead columns={columns} sort={sort} onSort={onSort} />
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} className={styles.row}>
              <TableCells columns={columns} row={row} rowLink={rowLink} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
