import { SegmentedControl } from '../../../ui/forms/segmented-control.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { m } from '../../../words/m.ts';
import { useGroupNames } from '../../residents/residents/api.ts';
import { DAYS, type Filters } from './use-insight-filters.ts';

import styles from './home-insights.module.css';

const WORDS = {
  '7': m.insights_period_7,
  '28': m.insights_period_28,
  '90': m.insights_period_90,
};

interface Props {
  filters: Filters;
  onChange: (differences: Partial<Filters>) => void;
}

export function InsightFilters({ filters, onChange }: Props) {
  const groups = useGroupNames();
  return (
    <div className={styles.filters}>
      <SegmentedControl
        label={m.insights_period()}
        options={DAYS.map((value) => ({ value, label: WORDS[value]() }))}
        value={filters.days}
        onChange={(days) => onChange({ days })}
      />
      {groups.length > 0 && (
        <Select
          label={m.insights_group()}
          placeholder={m.insights_group_all()}
          options={groups.map(({ id, name }) => ({ value: id, label: name }))}
          value={filters.group}
          onChange={(group) => onChange({ group: group ?? undefined })}
        />
      )}
    </div>
  );
}
