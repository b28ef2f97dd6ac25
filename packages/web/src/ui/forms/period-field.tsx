import { addDays } from '@relish/shared/days.ts';
import { useState } from 'react';

import { m } from '../../words/m.ts';
import { useWideScreen } from '../layout/use-wide-screen.ts';
import { DateField } from './date-field.tsx';
import { SegmentedControl } from './segmented-control.tsx';
import { Select } from './select.tsx';

import styles from './period-field.module.css';

/** Both days inclusive, `YYYY-MM-DD`. */
export interface Period {
  from: string;
  to: string;
}

const PRESETS = { week: 7, month: 30, quarter: 90 } as const;
type Preset = keyof typeof PRESETS;
const OWN = 'own';
/** More do not fit on a phone. */
const SIDE_BY_SIDE = 4;

/** Includes today. */
export const lastDays = (preset: Preset, today: string): Period =>
  daysUntil(today, PRESETS[preset]);

const daysUntil = (today: string, days: number): Period => ({
  from: addDays(today, 1 - days),
  to: today,
});

interface Presets {
  label: string;
  /** Each ends today. */
  options: readonly { days: number; label: string }[];
}

const usual = (): Presets => ({
  label: m.period_label(),
  options: [
    { days: PRESETS.week, label: m.period_week() },
    { days: PRESETS.month, label: m.period_month() },
    { days: PRESETS.quarter, label: m.period_quarter() },
  ],
});

interface Props {
  value: Period;
  onChange: (period: Period) => void;
  today: string;
  errors?: { from?: string[] | undefined; to?: string[] | undefined } | undefined;
  presets?: Presets | undefined;
}

/** Presets at a tap, other periods by date. */
export function PeriodField({ value, onChange, today, errors, presets = usual() }: Props) {
  const preset = presets.options.find(({ days }) => isSame(daysUntil(today, days), value));
  const [isOwn, setIsOwn] = useState(preset === undefined);
  const isWide = useWideScreen();
  const chosen = isOwn || preset === undefined ? OWN : String(preset.days);
  const options = [
    ...presets.options.map(({ days, label }) => ({ value: String(days), label })),
    { value: OWN, label: m.period_own() },
  ];
  const field = { label: presets.label, value: chosen, options };
  const choose = (days: string) => {
    setIsOwn(days === OWN);
    if (days !== OWN) onChange(daysUntil(today, Number(days)));
  };
  return (
    <div className={styles.period}>
      {options.length > SIDE_BY_SIDE && !isWide ? (
        <Select {...field} placeholder={null} onChange={(days) => choose(days ?? OWN)} />
      ) : (
        <SegmentedControl {...field} onChange={choose} />
      )}
      {chosen === OWN && (
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

const isSame = (a: Period, b: Period) => a.from === b.from && a.to === b.to;
