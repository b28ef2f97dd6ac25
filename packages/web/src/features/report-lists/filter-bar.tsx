import { useState } from 'react';

import { Combobox } from '../../ui/combobox.tsx';
import { FiltersButton, FiltersInUse } from '../../ui/filters.tsx';
import { RemovableChips } from '../../ui/removable-chips.tsx';
import { m } from '../../words/m.ts';
import { filterChips } from './filter-chips.ts';
import { FilterDrawer } from './filter-drawer.tsx';
import { OwnDays } from './own-days.tsx';
import { PeriodChoice } from './period-choice.tsx';
import { filtersInUse, NO_FILTERS, type ReportChoices } from './report-choices.ts';
import { useFilterNames } from './use-filter-names.ts';
import type { ChangeChoices } from './use-report-choices.ts';

import styles from './filter-bar.module.css';

interface Props {
  choices: ReportChoices;
  change: ChangeChoices;
  clear: () => void;
  today: string;
  total: number | undefined;
}

/** Which days and whom it is about is asked most; everything else is in the drawer, and said here while it is in use. */
export function FilterBar({ choices, change, clear, today, total }: Props) {
  const names = useFilterNames(choices);
  const [open, setOpen] = useState(false);
  const inUse = filtersInUse(choices);
  return (
    <div className={styles.bar}>
      <div className={styles.first}>
        <PeriodChoice {...{ choices, change, today }} />
        <Combobox
          // A name is shown only by a field that knew it when it was made.
          key={names.people.length}
          label={m.report_lists_person()}
          placeholder={m.report_lists_person_hint()}
          options={names.people}
          value={choices.resident ?? null}
          onChange={(resident) => change({ resident: resident ?? undefined })}
        />
        <FiltersButton
          label={m.report_lists_filters()}
          inUse={inUse}
          counted={m.report_lists_filters_count({ count: inUse })}
          onClick={() => setOpen(true)}
        />
      </div>
      {choices.period === 'own' && <OwnDays {...{ choices, change, today }} />}
      {inUse > 0 && (
        <FiltersInUse clearLabel={m.report_lists_clear()} onClear={clear}>
          <RemovableChips
            label={m.report_lists_filters_in_use()}
            items={filterChips(choices, names)}
            onRemove={(name) => change({ [name]: NO_FILTERS[name as keyof typeof NO_FILTERS] })}
          />
        </FiltersInUse>
      )}
      <FilterDrawer
        {...{ choices, change, clear, names, total }}
        isOpen={open}
        onClose={() => setOpen(false)}
      />
    </div>
  );
}
