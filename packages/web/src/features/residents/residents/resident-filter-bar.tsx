import { FilterBar } from '../../../ui/forms/filter-bar.tsx';
import { SearchField } from '../../../ui/forms/search-field.tsx';
import type { Column } from '../../../ui/table/table-column.ts';
import { TableSortBar } from '../../../ui/table/table-sort-bar.tsx';
import { m } from '../../../words/m.ts';
import type { ResidentRow } from './api.ts';
import { filterChips } from './filter-chips.ts';
import { filtersInUse, type ListChoices, NO_FILTERS } from './list-choices.ts';
import { ResidentFilters } from './resident-filters.tsx';

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
  /** How many residents are left. */
  total: number;
}

/** On a phone the list comes first: filters and order are in a drawer. */
export function ResidentFilterBar({ typed, type, isWide, columns, total, ...filters }: Props) {
  const { choices, change, groups } = filters;
  const inUse = filtersInUse(choices);
  return (
    <FilterBar
      tour="residents-search"
      words={{
        title: m.residents_filters(),
        counted: m.residents_filters_count({ count: inUse }),
        inUse: m.residents_filters_in_use(),
        clear: m.residents_filters_clear(),
        show: m.residents_filters_show({ count: total }),
      }}
      inUse={inUse}
      chips={filterChips(choices, groups)}
      onRemove={(name) => change({ [name]: undefined })}
      onClear={() => change(NO_FILTERS)}
      // A list without a match offers it too.
      clearsOnlyInDrawer
      isInline={isWide}
      line={styles.line}
      first={
        <SearchField
          label={m.residents_search()}
          placeholder={m.residents_search_hint()}
          // Names are no mistakes.
          spellCheck={false}
          typed={typed}
          onType={type}
        />
      }
    >
      <ResidentFilters {...filters} />
      {!isWide && (
        <TableSortBar columns={columns} sort={choices.sort} onSort={(sort) => change({ sort })} />
      )}
    </FilterBar>
  );
}
