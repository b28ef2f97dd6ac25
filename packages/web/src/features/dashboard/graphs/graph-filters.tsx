import { CATEGORIES } from '@relish/shared/library/activities/choices.ts';
import { REPORT_FORMATS } from '@relish/shared/reports/reports/choices.ts';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';

import { useCan } from '../../../session/use-session.ts';
import { useToday } from '../../../session/use-today.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { PeriodField } from '../../../ui/forms/period-field.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { Switch } from '../../../ui/forms/switch.tsx';
import { useWideScreen } from '../../../ui/layout/use-wide-screen.ts';
import { CATEGORY_WORDS } from '../../../words/activity-words.ts';
import { m } from '../../../words/m.ts';
import { REPORT_FORMAT_WORDS } from '../../../words/report-words.ts';
import { useGroups } from '../../residents/groups/api.ts';
import {
  daysFault,
  chosenDays,
  type GraphFilters as Filters,
  isNarrowed,
  withDays,
} from './filter-address.ts';
import type { ChangeFilters } from './use-graph-filters.ts';

import styles from './graphs.module.css';

interface Props {
  filters: Filters;
  change: ChangeFilters;
}

export function GraphFilters({ filters, change }: Props) {
  const today = useToday();
  const knowsPeople = useCan('residents.view');
  const isWide = useWideScreen();
  const [isOpen, setOpen] = useState(isNarrowed(filters));
  const days = chosenDays(filters, today);
  const fault = daysFault(days);
  const faults = { wrong: m.dashboard_span_wrong(), long: m.dashboard_span_long() };
  return (
    <section className={styles.filters} aria-label={m.dashboard_filters()}>
      <PeriodField
        value={days}
        today={today}
        presets={{
          label: m.dashboard_period(),
          options: [
            { days: 7, label: m.dashboard_period_week() },
            { days: 28, label: m.dashboard_period_four_weeks() },
            { days: 84, label: m.dashboard_period_twelve_weeks() },
            { days: 365, label: m.dashboard_period_year() },
          ],
        }}
        errors={fault === null ? undefined : { to: [faults[fault]] }}
        onChange={(period) => change(withDays(period, today))}
      />
      {!isWide && (
        <Button
          kind="quiet"
          icon={<SlidersHorizontal aria-hidden="true" />}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {m.dashboard_more_filters()}
        </Button>
      )}
      <div className={styles.fields} hidden={!isWide && !isOpen}>
        {knowsPeople && (
          <GroupFilter value={filters.group} onChange={(group) => change({ group })} />
        )}
        <Select
          label={m.dashboard_category()}
          placeholder={m.dashboard_category_all()}
          options={CATEGORIES.map((value) => ({ value, label: CATEGORY_WORDS[value]() }))}
          value={filters.category}
          onChange={(chosen) => change({ category: CATEGORIES.find((each) => each === chosen) })}
        />
        <Select
          label={m.dashboard_format()}
          placeholder={m.dashboard_format_all()}
          options={REPORT_FORMATS.map((value) => ({ value, label: REPORT_FORMAT_WORDS[value]() }))}
          value={filters.format}
          onChange={(chosen) => change({ format: REPORT_FORMATS.find((each) => each === chosen) })}
        />
        <Switch
          label={m.dashboard_compare()}
          value={filters.compare}
          onChange={(compare) => change({ compare })}
        />
      </div>
    </section>
  );
}

interface GroupProps {
  value: string | undefined;
  onChange: (group: string | undefined) => void;
}

function GroupFilter({ value, onChange }: GroupProps) {
  const groups = useGroups().data ?? [];
  const shown = groups.filter(({ id, active }) => active || id === value);
  return (
    <Select
      label={m.dashboard_group()}
      placeholder={m.dashboard_group_all()}
      options={shown.map(({ id, name }) => ({ value: id, label: name }))}
      value={value}
      onChange={(group) => onChange(group ?? undefined)}
    />
  );
}
