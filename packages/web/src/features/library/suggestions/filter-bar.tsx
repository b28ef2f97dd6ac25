import { FilterBar as Filters } from '../../../ui/forms/filter-bar.tsx';
import { m } from '../../../words/m.ts';
import { filtersInUse } from './choice-address.ts';
import { filterChips } from './filter-chips.ts';
import { FilterFields } from './filter-fields.tsx';
import type { useChoice } from './use-choice.ts';
import { WordSearch } from './word-search.tsx';

import styles from './filter-bar.module.css';

export function FilterBar({ choosing }: { choosing: ReturnType<typeof useChoice> }) {
  const { choice, change, clear } = choosing;
  const inUse = filtersInUse(choice);
  const chips = filterChips({ ...choice, q: '' });
  return (
    <Filters
      words={{
        title: m.choose_filters(),
        counted: m.choose_filters_count({ count: inUse }),
        inUse: m.choose_filters(),
        clear: m.choose_clear(),
        show: m.choose_show(),
      }}
      inUse={inUse}
      chips={chips}
      onRemove={(value) => change(chips.find((chip) => chip.value === value)?.without ?? {})}
      onClear={clear}
      clearsOnlyInDrawer
      line={styles.line}
      first={<WordSearch shown={choice.q} onType={(q) => change({ q })} />}
    >
      <FilterFields choosing={choosing} />
    </Filters>
  );
}
