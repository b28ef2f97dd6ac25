import { Combobox } from '../../../ui/forms/combobox.tsx';
import { FilterBar as Filters } from '../../../ui/forms/filter-bar.tsx';
import { m } from '../../../words/m.ts';
import { filterChips } from './filter-chips.ts';
import { FilterFields } from './filter-fields.tsx';
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

export function FilterBar({ choices, change, clear, today, total }: Props) {
  const names = useFilterNames(choices);
  const inUse = filtersInUse(choices);
  return (
    <Filters
      words={{
        title: m.report_lists_filters(),
        counted: m.report_lists_filters_count({ count: inUse }),
        inUse: m.report_lists_filters_in_use(),
        clear: m.report_lists_clear(),
        show:
          total === undefined ? m.report_lists_show() : m.report_lists_show_count({ count: total }),
      }}
      inUse={inUse}
      chips={filterChips(choices, names)}
      onRemove={(name) => change({ [name]: NO_FILTERS[name as keyof typeof NO_FILTERS] })}
      onClear={clear}
      line={styles.first}
      first={
        <>
          <PeriodChoice {...{ choices, change, today }} />
          <Combobox
            // Remounted when the names arrive, because the field shows only names it had on mount.
            key={names.people.length}
            label={m.report_lists_person()}
            placeholder={m.report_lists_person_hint()}
            options={names.people}
            value={choices.resident ?? null}
            onChange={(resident) => change({ resident: resident ?? undefined })}
          />
        </>
      }
      quick={choices.period === 'own' && <OwnDays {...{ choices, change, today }} />}
    >
      <FilterFields {...{ choices, change, names }} />
    </Filters>
  );
}
