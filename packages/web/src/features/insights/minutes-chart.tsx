import { BarChart } from '../../ui/charts/bar-chart.tsx';
import { ChartFigure } from '../../ui/charts/chart-figure.tsx';
import { formatNumber } from '../../words/format.ts';
import { m } from '../../words/m.ts';
import { type Direction, type Trend, trendOf } from './trend.ts';
import { recordsOf, type Week, weekLabel } from './week-words.ts';

const KINDS = [
  { id: 'one_to_one', label: m.insights_minutes_one_to_one, colour: 'var(--brand)' },
  { id: 'group', label: m.insights_minutes_group, colour: 'var(--accent)' },
  { id: 'independent', label: m.insights_minutes_independent, colour: 'var(--scene-cup)' },
] as const;

/** Under a tenth is no change. */
const NOTICEABLE = 0.1;

export function MinutesChart({ weeks, personId }: { weeks: readonly Week[]; personId: string }) {
  // The week that is not over would always be the worst; one away from home says nothing.
  const whole = weeks.slice(0, -1).map((week) => (week.days_here > 0 ? totalOf(week) : null));
  const usual = Math.max(...whole.map((each) => each ?? 0));
  const title = finding(trendOf(whole, usual * NOTICEABLE));
  return (
    <ChartFigure
      title={title}
      note={m.insights_minutes_note()}
      fileName="minutes-a-week"
      table={{
        columns: [m.insights_week(), ...KINDS.map(({ label }) => label()), m.insights_week_days()],
        rows: weeks.map((week) => [
          weekLabel(week),
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
          words: wordsOf(week),
          value: totalOf(week),
          parts: { one_to_one: week.one_to_one, group: week.group, independent: week.independent },
          isOpen: index === weeks.length - 1,
          to: totalOf(week) > 0 ? recordsOf(week, personId) : undefined,
        }))}
      />
    </ChartFigure>
  );
}

const totalOf = ({ one_to_one, group, independent }: Week) => one_to_one + group + independent;

const wordsOf = (week: Week) =>
  week.days_here === 0 && totalOf(week) === 0
    ? m.insights_week_not_here({ day: weekLabel(week) })
    : m.insights_week_words({
        day: weekLabel(week),
        total: formatNumber(totalOf(week)),
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
