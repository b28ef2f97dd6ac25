import { addDays } from '@relish/shared/days.ts';
import { useState } from 'react';

import { m } from '../words/m.ts';
import { DateField } from './date-field.tsx';
import { SegmentedControl } from './segmented-control.tsx';

import styles from './period-field.module.css';

/** Both days included, `YYYY-MM-DD`. */
export interface Period {
  from: string;
  to: string;
}

const PRESETS = { week: 7, month: 30, quarter: 90 } as const;
type Preset = keyof typeof PRESETS;

/** The last so many days, today included. */
export const lastDays = (preset: Preset, today: string): Period => ({
  from: addDays(today, 1 - PRESETS[preset]),
  to: today,
});

interface Props {
  value: Period;
  onChange: (period: Period) => void;
  today: string;
  errors?: { from?: string[] | undefined; to?: string[] | undefined } | undefined;
}

/** Which days: the usual ones at a tap, others by their dates. */
export function PeriodField({ value, onChange, today, errors }: Props) {
  const [isOwn, setIsOwn] = useState(presetOf(value, today) === undefined);
  const chosen = isOwn ? 'own' : presetOf(value, today);
  return (
    <div className={styles.period}>
      <SegmentedControl
        label={m.period_label()}
        value={chosen ?? 'own'}
        onChange={(preset) => {
          setIsOwn(preset === 'own');
          if (preset !== 'own') onChange(lastDays(preset, today));
        }}
        options={[
          { value: 'week', label: m.period_week() },
          { value: 'month', label: m.period_month() },
          { value: 'quarter', label: m.period_quarter() },
          { value: 'own', label: m.period_own() },
        ]}
      />
      {(isOwn || chosen === undefined) && (
        <div className={styles.days}>
          <DateField
            label={m.period_from()}
            value={value.from}
            max={today}
            errors={errors?.from}
            onChange={(from) => from !== null && onChange({ ...value, from })}
          />
          <DateField
            label={m.period_to()}
            value={value.to}
            max={today}
            errors={errors?.to}
            onChange={(to) => to !== null && onChange({ ...value, to })}
          />
        </div>
      )}
    </div>
  );
}

const presetOf = ({ from, to }: Period, today: string): Preset | undefined =>
  (Object.keys(PRESETS) as Preset[]).find((preset) => {
    const days = lastDays(preset, today);
    return days.from === from && days.to === to;
  });
