import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { Select } from '../../ui/select.tsx';
import { useWideScreen } from '../../ui/use-wide-screen.ts';
import { m } from '../../words/m.ts';
import { type Period, PERIODS, type ReportChoices, spanOf } from './report-choices.ts';
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

/** The days that people ask for; on a phone in as little room as can be. */
export function PeriodChoice({ choices, change, today }: Props) {
  const isWide = useWideScreen();
  const choose = (period: Period) =>
    change(
      // One's own days begin with those that are shown.
      period === 'own'
        ? { period, ...spanOf(choices, today) }
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
