import { SegmentedControl } from '../../../ui/forms/segmented-control.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { useWideScreen } from '../../../ui/layout/use-wide-screen.ts';
import { m } from '../../../words/m.ts';
import { type Period, PERIODS, type ReportChoices, chosenDays } from './report-choices.ts';
import type { ChangeChoices } from './use-report-choices.ts';

const WORDS: Record<Period, () => string> = {
  today: m.report_lists_period_today,
  week: m.report_lists_period_week,
  month: m.report_lists_period_month,
  quarter: m.report_lists_period_quarter,
  own: m.report_lists_period_own,
};

interface Props {
  choices: ReportChoices;
  change: ChangeChoices;
  today: string;
}

/** Compact on a phone. */
export function PeriodChoice({ choices, change, today }: Props) {
  const isWide = useWideScreen();
  const choose = (period: Period) =>
    change(
      // A custom period starts with the days currently shown.
      period === 'own'
        ? { period, ...chosenDays(choices, today) }
        : { period, from: undefined, to: undefined },
    );
  const field = {
    label: m.report_lists_period(),
    options: PERIODS.map((value) => ({ value, label: WORDS[value]() })),
    value: choices.period,
  };
  return isWide ? (
    <SegmentedControl {...field} onChange={choose} />
  ) : (
    <Select
      {...field}
      placeholder={null}
      onChange={(value) => choose(PERIODS.find((each) => each === value) ?? 'week')}
    />
  );
}
