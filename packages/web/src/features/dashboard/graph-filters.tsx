import { CATEGORIES } from '@relish/shared/activities/choices.ts';
import { REPORT_FORMATS } from '@relish/shared/reports/choices.ts';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';

import { useCan } from '../../session/use-session.ts';
import { useToday } from '../../session/use-today.ts';
import { Button } from '../../ui/button.tsx';
import { PeriodField } from '../../ui/period-field.tsx';
import { Select } from '../../ui/select.tsx';
import { Switch } from '../../ui/switch.tsx';
import { useWideScreen } from '../../ui/use-wide-screen.ts';
import { CATEGORY_WORDS } from '../../words/activity-words.ts';
import { m } from '../../words/m.ts';
import { REPORT_FORMAT_WORDS } from '../../words/report-words.ts';
import {
  daysFault,
  daysOf,
  type GraphFilters as Filters,
  isNarrowed,
  withDays,
} from './filter-address.ts';
import { GroupFilter } from './group-filter.tsx';
import type { ChangeFilters } from './use-graph-filters.ts';

import styles from './graphs.module.css';

interface Props {
  filters: Filters;
  change: ChangeFilters;
}

/** Which days, whose, what kind: for all graphs at once. */
export function GraphFilters({ filters, change }: Props) {
  const today = useToday();
  const knowsPeople = useCan('residents.view');
  const isWide = useWideScreen();
  const [isOpen, setOpen] = useState(isNarrowed(filters));
  const days = daysOf(filters, today);
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
