import { m } from '../../words/m.ts';
import { Skeleton } from '../feedback/skeleton.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import type { Column } from './table-column.ts';

import styles from './table.module.css';

const ROWS = ['a', 'b', 'c', 'd', 'e'];

interface Props<Row> {
  columns: readonly Column<Row>[];
  isWide: boolean;
}

/** Shows the column names on wide screens. */
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
