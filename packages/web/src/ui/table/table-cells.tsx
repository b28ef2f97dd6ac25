import { Link } from 'react-router';

import { type Column, findRowTitle } from './table-column.ts';
import { tableRole } from './table-role.ts';

import cover from '../layout/cover-link.module.css';
import styles from './table.module.css';

interface Props<Row> {
  columns: readonly Column<Row>[];
  row: Row;
  rowLink?: ((row: Row) => string) | undefined;
}

export function TableCells<Row>({ columns, row, rowLink }: Props<Row>) {
  const rowTitle = findRowTitle(columns);
  return columns.map((column) => {
    const { id, cell, kind = 'text' } = column;
    const className = `${styles.cell} ${styles[kind]}`;
    if (column !== rowTitle)
      return (
        <td key={id} {...tableRole('cell')} className={className}>
          {cell(row)}
        </td>
      );
    return (
      <th
        key={id}
        scope="row"
        {...tableRole('rowheader')}
        className={`${className} ${styles.title}`}
      >
        {rowLink ? (
          <Link to={rowLink(row)} className={`${cover.inRow} ${styles.link}`}>
            {cell(row)}
          </Link>
        ) : (
          cell(row)
        )}
      </th>
    );
  });
}
