import { createContext, Fragment, use, useMemo } from 'react';
import {
  type CustomContainerComponentProps,
  type CustomItemComponentProps,
  WindowVirtualizer,
} from 'virtua';

import { List, type ListProps } from '../layout/list.tsx';
import { FEWEST_VIRTUAL_ROWS } from './virtual-rows.ts';

import styles from '../layout/list.module.css';

/** Virtualised from 500 rows on. Scrolls with the page. */
export function VirtualList<Row>(props: ListProps<Row>) {
  const { label, rows, rowKey, children } = props;
  const whole = useMemo(() => ({ label, size: rows.length }), [label, rows.length]);
  if (rows.length < FEWEST_VIRTUAL_ROWS) return <List {...props} />;
  return (
    <Whole value={whole}>
      <div className={styles.list}>
        <WindowVirtualizer data={rows} as={Items} item={Item}>
          {(row) => <Fragment key={rowKey(row)}>{children(row)}</Fragment>}
        </WindowVirtualizer>
      </div>
    </Whole>
  );
}

const Whole = createContext({ label: '', size: 0 });

const Items = ({ ref, style, children }: CustomContainerComponentProps) => (
  <ul ref={ref} style={style} aria-label={use(Whole).label}>
    {children}
  </ul>
);

/** Announces its position, because most rows are not in the DOM. */
const Item = ({ ref, style, index, children }: CustomItemComponentProps) => (
  <li
    ref={ref}
    style={style}
    className={index === 0 ? undefined : styles.separate}
    aria-posinset={index + 1}
    aria-setsize={use(Whole).size}
  >
    {children}
  </li>
);
