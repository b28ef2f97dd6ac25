import { m } from '../words/m.ts';
import { Skeleton } from './skeleton.tsx';
import type { Column } from './table-column.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

import styles from './table.module.css';

const ROWS = ['a', 'b', 'c', 'd', 'e'];

interface Props<Row> {
  columns: readonly Column<Row>[];
  isWide: boolean;
}

/** The shape of the table that is about to appear, with its column names where there is room for them. */
export const TableLoading = <Row,>({ columns, isWide }: Props<Row>) => (
  <div className={styles.frame}>
    <VisuallyHidden>
      <output>{m.ui_loading()}</output>
    </VisuallyHidden>
    <table className={styles.table} aria-hidden="true">
      {isWide && (
        <thead>
          <tr>
            {columns.map(({ id, title, kind = 'text' }) => (
              <th key={id} className={`${styles.head} ${styles[kind]}`}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {ROWS.map((row) => (
          <tr key={row} className={styles.row}>
            {(isWide ? columns : columns.slice(0, 1)).map(({ id }) => (
              <td key={id} className={styles.cell}>
                <Skeleton shape={isWide ? 'line' : 'pair'} width={isWide ? 'short' : 'long'} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
