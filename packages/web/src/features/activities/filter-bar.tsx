import { useState } from 'react';

import { FiltersButton, FiltersInUse } from '../../ui/filters.tsx';
import { RemovableChips } from '../../ui/removable-chips.tsx';
import { m } from '../../words/m.ts';
import { filterChips } from './filter-chips.ts';
import { FilterDrawer } from './filter-drawer.tsx';
import { filtersInUse } from './library-choices.ts';
import { LibrarySearch } from './library-search.tsx';
import { QuickFilters } from './quick-filters.tsx';
import type { useLibraryChoices } from './use-library-choices.ts';

import styles from './filter-bar.module.css';

interface Props {
  library: ReturnType<typeof useLibraryChoices>;
  total: number | undefined;
}

/** What is needed most is one tap away; everything else is in the drawer, and said here while it is in use. */
export function FilterBar({ library, total }: Props) {
  const { choices, change, q, clear } = library;
  const [open, setOpen] = useState(false);
  const inUse = filtersInUse(choices);
  const chips = filterChips(choices);
  return (
    <div className={styles.bar}>
      <div className={styles.search}>
        <LibrarySearch typed={q.typed} onType={q.type} />
        <FiltersButton
          label={m.activities_filters()}
          inUse={inUse}
          counted={m.activities_filters_count({ count: inUse })}
          onClick={() => setOpen(true)}
        />
      </div>
      <QuickFilters choices={choices} change={change} />
      {inUse > 0 && (
        <FiltersInUse clearLabel={m.activities_clear()} onClear={clear}>
          {chips.length > 0 && (
            <RemovableChips
              label={m.activities_filters_in_use()}
              items={chips}
              onRemove={(value) => {
                const gone = chips.find((chip) => chip.value === value)?.without ?? {};
                if ('have' in gone) library.have.type('');
                change(gone);
              }}
            />
          )}
        </FiltersInUse>
      )}
      <FilterDrawer library={library} total={total} isOpen={open} onClose={() => setOpen(false)} />
    </div>
  );
}
