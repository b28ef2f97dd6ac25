import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';

import { type Column, type Sort, sortAfterPressing } from './table-column.ts';
import { tableRole } from './table-role.ts';

import styles from './table.module.css';

interface Props {
  columns: readonly Pick<Column<never>, 'id' | 'title' | 'kind' | 'sortBy'>[];
  sort: Sort | undefined;
  onSort: (sort: Sort) => void;
}

/** Sortable columns have a button as title. */
export const TableHead = ({ columns, sort, onSort }: Props) =>
  columns.map(({ id, title, kind = 'text', sortBy }) => {
    const direction = sort?.column === id ? sort.direction : undefined;
    return (
      <th
        key={id}
        scope="col"
        {...tableRole('columnheader')}
        className={`${styles.head} ${styles[kind]}`}
        aria-sort={sortBy && (direction ?? 'none')}
      >
        {sortBy ? (
          <button
            type="button"
            className={styles.sorter}
            onClick={() => onSort(sortAfterPressing(id, sort))}
          >
            {title}
            <Arrow direction={direction} />
          </button>
        ) : (
          title
        )}
      </th>
    );
  });

function Arrow({ direction }: { direction: Sort['direction'] | undefined }) {
  if (direction === undefined) return <ChevronsUpDown className={styles.unsorted} aria-hidden />;
  const Sorted = direction === 'ascending' ? ArrowUp : ArrowDown;
  return <Sorted className={styles.sorted} aria-hidden />;
}
