import { BarChart } from '../../../ui/charts/bar-chart.tsx';
import { ChartFigure } from '../../../ui/charts/chart-figure.tsx';
import { formatNumber } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import { type Direction, type Trend, findTrend } from './trend.ts';
import { linkToWeekRecords, tableLabel, type Week, weekLabel } from './week-words.ts';

const KINDS = [
  { id: 'one_to_one', label: m.insights_minutes_one_to_one, colour: 'var(--brand)' },
  { id: 'group', label: m.insights_minutes_group, colour: 'var(--accent)' },
  { id: 'independent', label: m.insights_minutes_independent, colour: 'var(--scene-cup)' },
] as const;

/** Changes below 10% are not reported. */
const NOTICEABLE = 0.1;

export function MinutesChart({ weeks, personId }: { weeks: readonly Week[]; personId: string }) {
  // Leaves out the current week, which is always too low, and weeks away from home.
  const whole = weeks.slice(0, -1).map((week) => (week.days_here > 0 ? sumMinutes(week) : null));
  const usual = Math.max(...whole.map((each) => each ?? 0));
  const title = finding(findTrend(whole, usual * NOTICEABLE));
  return (
    <ChartFigure
      title={title}
      note={m.insights_minutes_note()}
      fileName="minutes-a-week"
      table={{
        columns: [m.insights_week(), ...KINDS.map(({ label }) => label()), m.insights_week_days()],
        rows: weeks.map((week, at) => [
          tableLabel(week, at === weeks.length - 1),
          ...KINDS.map(({ id }) => week[id]),
          week.days_here,
        ]),
      }}
    >
      <BarChart
        label={title}
        tall={10}
        kinds={KINDS.filter(({ id }) => weeks.some((week) => week[id] > 0)).map(
          ({ label, ...kind }) => ({ ...kind, label: label() }),
        )}
        bars={weeks.map((week, index) => ({
          id: week.from,
          label: weekLabel(week),
          words: describeWeek(week),
          value: sumMinutes(week),
          parts: { one_to_one: week.one_to_one, group: week.group, independent: week.independent },
          isOpen: index === weeks.length - 1,
          to: sumMinutes(week) > 0 ? linkToWeekRecords(week, personId) : undefined,
        }))}
      />
    </ChartFigure>
  );
}

const sumMinutes = ({ one_to_one, group, independent }: Week) => one_to_one + group + independent;

const describeWeek = (week: Week) =>
  week.days_here === 0 && sumMinutes(week) === 0
    ? m.insights_week_not_here({ day: weekLabel(week) })
    : m.insights_week_words({
        day: weekLabel(week),
        total: formatNumber(sumMinutes(week)),
        alone: formatNumber(week.one_to_one),
        group: formatNumber(week.group),
        own: formatNumber(week.independent),
      });

const FINDINGS: Record<Direction, (words: { recent: string; before: string }) => string> = {
  up: m.insights_minutes_more,
  down: m.insights_minutes_less,
  same: m.insights_minutes_same,
  only: m.insights_minutes_only,
  none: m.insights_minutes_none,
};
const round = (value: number | null) => formatNumber(Math.round(value ?? 0));
const finding = ({ direction, recent, before }: Trend) =>
  FINDINGS[direction]({ recent: round(recent), before: round(before) });
