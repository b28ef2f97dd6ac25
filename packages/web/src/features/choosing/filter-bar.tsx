import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';

import { Button } from '../../ui/button.tsx';
import { RemovableChips } from '../../ui/removable-chips.tsx';
import { m } from '../../words/m.ts';
import { filtersInUse } from './choice-address.ts';
import { filterChips } from './filter-chips.ts';
import { FilterDrawer } from './filter-drawer.tsx';
import type { useChoice } from './use-choice.ts';
import { WordSearch } from './word-search.tsx';

import styles from './filter-bar.module.css';

/** One line; everything else is in the drawer, and said here while it is in use. */
export function FilterBar({ choosing }: { choosing: ReturnType<typeof useChoice> }) {
  const { choice, change } = choosing;
  const [open, setOpen] = useState(false);
  const inUse = filtersInUse(choice);
  const chips = filterChips({ ...choice, q: '' });
  return (
    <div className={styles.bar}>
      <div className={styles.line}>
        <WordSearch shown={choice.q} onType={(q) => change({ q })} />
        <Button
          kind="quiet"
          icon={<SlidersHorizontal aria-hidden="true" />}
          onClick={() => setOpen(true)}
        >
          {inUse === 0 ? m.choose_filters() : m.choose_filters_count({ count: inUse })}
        </Button>
      </div>
      {chips.length > 0 && (
        <RemovableChips
          label={m.choose_filters()}
          items={chips}
          onRemove={(value) => change(chips.find((chip) => chip.value === value)?.without ?? {})}
        />
      )}
      <FilterDrawer choosing={choosing} isOpen={open} onClose={() => setOpen(false)} />
    </div>
  );
}
