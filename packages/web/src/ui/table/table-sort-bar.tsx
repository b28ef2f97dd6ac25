import { ArrowDownWideNarrow, ArrowUpNarrowWide } from 'lucide-react';
import { useId } from 'react';

import { m } from '../../words/m.ts';
import { IconButton } from '../actions/icon-button.tsx';
import { type Column, type Sort, sortAfterPressing } from './table-column.ts';

import styles from './table-cards.module.css';

interface Props {
  columns: readonly Pick<Column<never>, 'id' | 'title' | 'sortBy'>[];
  sort: Sort | undefined;
  onSort: (sort: Sort | undefined) => void;
}

/** A native select, because nothing is easier to use with one thumb. */
export function TableSortBar({ columns, sort, onSort }: Props) {
  const id = useId();
  const sortable = columns.filter(({ sortBy }) => sortBy);
  if (sortable.length === 0) return null;
  const isReversed = sort?.direction === 'descending';
  return (
    <div className={styles.sortBar}>
      <label htmlFor={id} className={styles.sortLabel}>
        {m.ui_sort_by()}
      </label>
      <select
        id={id}
        className={styles.select}
        value={sort?.column ?? ''}
        onChange={({ target: { value } }) =>
          onSort(value === '' ? undefined : { column: value, direction: 'ascending' })
        }
      >
        <option value="">{m.ui_sort_none()}</option>
        {sortable.map((column) => (
          <option key={column.id} value={column.id}>
            {column.title}
          </option>
        ))}
      </select>
      {sort && (
        <IconButton
          label={m.ui_sort_reverse()}
          aria-pressed={isReversed}
          onClick={() => onSort(sortAfterPressing(sort.column, sort))}
        >
          {isReversed ? <ArrowDownWideNarrow aria-hidden /> : <ArrowUpNarrowWide aria-hidden />}
        </IconButton>
      )}
    </div>
  );
}
