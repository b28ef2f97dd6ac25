import { FilterBar as Filters } from '../../../ui/forms/filter-bar.tsx';
import { SearchField } from '../../../ui/forms/search-field.tsx';
import { m } from '../../../words/m.ts';
import { filterChips } from './filter-chips.ts';
import { FilterFields } from './filter-fields.tsx';
import { filtersInUse } from './library-choices.ts';
import { QuickFilters } from './quick-filters.tsx';
import type { useLibraryChoices } from './use-library-choices.ts';

import styles from './filter-bar.module.css';

interface Props {
  library: ReturnType<typeof useLibraryChoices>;
  total: number | undefined;
}

export function FilterBar({ library, total }: Props) {
  const { choices, change, q, clear } = library;
  const inUse = filtersInUse(choices);
  const chips = filterChips(choices);
  return (
    <Filters
      tour="activities-search"
      words={{
        title: m.activities_filters(),
        counted: m.activities_filters_count({ count: inUse }),
        inUse: m.activities_filters_in_use(),
        clear: m.activities_clear(),
        show: total === undefined ? m.activities_show() : m.activities_show_count({ count: total }),
      }}
      inUse={inUse}
      chips={chips}
      onRemove={(value) => {
        const gone = chips.find((chip) => chip.value === value)?.without ?? {};
        if ('have' in gone) library.have.type('');
        change(gone);
      }}
      onClear={clear}
      line={styles.search}
      first={
        <SearchField
          label={m.activities_search()}
          placeholder={m.activities_search_hint()}
          maxLength={100}
          typed={q.typed}
          onType={q.type}
        />
      }
      quick={<QuickFilters choices={choices} change={change} />}
    >
      <FilterFields library={library} />
    </Filters>
  );
}
