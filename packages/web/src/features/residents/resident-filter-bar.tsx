import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';

import { Button } from '../../ui/button.tsx';
import type { Column } from '../../ui/table-column.ts';
import { TableSortBar } from '../../ui/table-sort-bar.tsx';
import { m } from '../../words/m.ts';
import type { ResidentRow } from './api.ts';
import { filtersInUse, type ListChoices } from './list-choices.ts';
import { ResidentFilters } from './resident-filters.tsx';
import { ResidentSearch } from './resident-search.tsx';

import styles from './resident-filters.module.css';

interface Props {
  choices: ListChoices;
  typed: string;
  change: (differences: Partial<ListChoices>) => void;
  type: (text: string) => void;
  groups: readonly { id: string; name: string }[];
  withLevel: boolean;
  isWide: boolean;
  columns: readonly Column<ResidentRow>[];
}

/** On a phone the list comes first: filters open when somebody asks for them. */
export function ResidentFilterBar({ typed, type, isWide, columns, ...filters }: Props) {
  const id = useId();
  const inUse = filtersInUse(filters.choices);
  const [opened, setOpened] = useState(inUse > 0 || filters.choices.sort !== undefined);
  return (
    <div className={styles.bar}>
      <ResidentSearch typed={typed} onType={type} />
      {!isWide && (
        <Button
          kind="quiet"
          icon={<SlidersHorizontal aria-hidden="true" />}
          aria-expanded={opened}
          aria-controls={id}
          onClick={() => setOpened(!opened)}
        >
          {inUse === 0 ? m.residents_filters() : m.residents_filters_count({ count: inUse })}
        </Button>
      )}
      {(isWide || opened) && (
        <div id={id} className={styles.filters}>
          <ResidentFilters {...filters} />
          {!isWide && (
            <TableSortBar
              columns={columns}
              sort={filters.choices.sort}
              onSort={(sort) => filters.change({ sort })}
            />
          )}
        </div>
      )}
    </div>
  );
}
