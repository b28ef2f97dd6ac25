import type { CSSProperties } from 'react';
import {
  type CustomContainerComponentProps,
  type CustomItemComponentProps,
  WindowVirtualizer,
} from 'virtua';

import type { ShownTable } from './shown-table.ts';
import { TableCells } from './table-cells.tsx';
import { TableHead } from './table-head.tsx';
import { tableRole } from './table-role.ts';

import styles from './table.module.css';

/** Each row announces its position, because rows far from the screen are not in the DOM. */
export function VirtualTable<Row>(props: ShownTable<Row>) {
  const { label, columns, rows, rowKey, rowLink, sort, onSort } = props;
  const shares = columns.map(({ share = 1 }) => `minmax(0, ${share}fr)`).join(' ');
  return (
    <div className={styles.frame}>
      <table
        {...tableRole('table')}
        className={styles.grid}
        style={{ '--shares': shares } as CSSProperties}
        aria-label={label}
        aria-rowcount={rows.length + 1}
      >
        <thead {...tableRole('rowgroup')} className={styles.gridHead}>
          <tr {...tableRole('row')} className={styles.gridRow} aria-rowindex={1}>
            <TableHead columns={columns} sort={sort} onSort={onSort} />
          </tr>
        </thead>
        <WindowVirtualizer data={rows} as={Body} item={BodyRow}>
          {(row) => <TableCells key={rowKey(row)} columns={columns} row={row} rowLink={rowLink} />}
        </WindowVirtualizer>
      </table>
    </div>
  );
}

const Body = ({ ref, style, children }: CustomContainerComponentProps) => (
  <tbody ref={ref} {...tableRole('rowgroup')} className={styles.gridBody} style={style}>
    {children}
  </tbody>
);

const BodyRow = ({ ref, style, index, children }: CustomItemComponentProps) => (
  <tr
    ref={ref}
    {...tableRole('row')}
    className={`${styles.gridRow} ${styles.row}`}
    style={style}
    aria-rowindex={index + 2}
  >
    {children}
  </tr>
);
