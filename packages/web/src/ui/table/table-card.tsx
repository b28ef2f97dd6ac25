import { ListRow } from '../layout/list-row.tsx';
import { type Column, findRowTitle } from './table-column.ts';

import styles from './table-cards.module.css';

interface Props<Row> {
  columns: readonly Column<Row>[];
  row: Row;
  to: string | undefined;
}

/** A row as a card: its title, then all other columns with their names. */
export function TableCard<Row>({ columns, row, to }: Props<Row>) {
  const title = findRowTitle(columns);
  return (
    <ListRow
      to={to}
      title={title?.cell(row)}
      subtitle={
        <dl className={styles.facts}>
          {columns
            .filter((column) => column !== title)
            .map(({ id, title: name, cell }) => ({ id, name, content: cell(row) }))
            // Leaves out empty cells.
            .filter(({ content }) => content !== null && content !== undefined && content !== false)
            .map(({ id, name, content }) => (
              <div key={id} className={styles.fact}>
                <dt>{name}</dt>
                <dd className={styles.value}>{content}</dd>
              </div>
            ))}
        </dl>
      }
    />
  );
}
