import type { ShownTable } from './shown-table.ts';
import { TableCard } from './table-card.tsx';
import { TableSortBar } from './table-sort-bar.tsx';
import { VirtualList } from './virtual-list.tsx';

import styles from './table-cards.module.css';

/** The table on a phone: one card per row, with a sort field instead of headers. */
export const TableCards = <Row,>(props: ShownTable<Row>) => {
  const { label, columns, rows, rowKey, rowLink, sort, onSort } = props;
  return (
    <div className={styles.cards}>
      <TableSortBar columns={columns} sort={sort} onSort={onSort} />
      <VirtualList label={label} rows={rows} rowKey={rowKey}>
        {(row) => <TableCard columns={columns} row={row} to={rowLink?.(row)} />}
      </VirtualList>
    </div>
  );
};
