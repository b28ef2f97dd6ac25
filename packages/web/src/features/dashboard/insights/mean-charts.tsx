import { ChartFigure } from '../../../ui/charts/chart-figure.tsx';
import { LineChart } from '../../../ui/charts/line-chart.tsx';
import { formatNumber } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import { engagementNear, moodNear } from './effect-words.ts';
import { type Direction, findTrend } from './trend.ts';
import { linkToWeekRecords, tableLabel, type Week, weekLabel } from './week-words.ts';

interface Props {
  weeks: readonly Week[];
  personId: string;
}

interface Kind {
  of: 'engagement' | 'mood';
  most: number;
  findings: Record<Direction, (words: { word: string }) => string>;
  near: (value: number) => string;
  note: () => string;
  column: () => string;
}

const NOTICEABLE = 0.5;
const one = (value: number) => formatNumber(value, { maximumFractionDigits: 1 });

/** Weekly mean, with a gap for weeks without a value. */
function MeanChart({ weeks, personId, kind }: Props & { kind: Kind }) {
  const { direction, recent } = findTrend(
    // Leaves out the current, incomplete week.
    weeks.slice(0, -1).map((week) => week[kind.of].value),
    NOTICEABLE,
  );
  const title = kind.findings[direction]({ word: recent === null ? '' : kind.near(recent) });
  return (
    <ChartFigure
      title={title}
      note={kind.note()}
      fileName={`${kind.of}-by-week`}
      table={{
        columns: [m.insights_week(), kind.column(), m.insights_records()],
        rows: weeks.map((week, at) => [
          tableLabel(week, at === weeks.length - 1),
          week[kind.of].value,
          week[kind.of].n,
        ]),
      }}
    >
      <LineChart
        label={title}
        tall={8}
        most={kind.most}
        write={one}
        points={weeks.map((week, index) => {
          const { value, n } = week[kind.of];
          const day = weekLabel(week);
          return {
            id: week.from,
            label: day,
            value,
            words:
              value === null
                ? m.insights_point_none({ day })
                : m.insights_point_words({ day, value: one(value), count: n }),
            isOpen: index === weeks.length - 1,
            to: n > 0 ? linkToWeekRecords(week, personId) : undefined,
          };
        })}
      />
    </ChartFigure>
  );
}

const ENGAGEMENT: Kind = {
  of: 'engagement',
  most: 4,
  findings: {
    up: m.insights_engagement_up,
    down: m.insights_engagement_down,
    same: m.insights_engagement_same,
    only: m.insights_engagement_only,
    none: m.insights_engagement_none,
  },
  near: engagementNear,
  note: m.insights_engagement_note,
  column: m.insights_engagement_column,
};

const MOOD: Kind = {
  of: 'mood',
  most: 5,
  findings: {
    up: m.insights_mood_up,
    down: m.insights_mood_down,
    same: m.insights_mood_same,
    only: m.insights_mood_only,
    none: m.insights_mood_none,
  },
  near: moodNear,
  note: m.insights_mood_note,
  column: m.insights_mood_column,
};

export const EngagementChart = (props: Props) => <MeanChart {...props} kind={ENGAGEMENT} />;
export const MoodChart = (props: Props) => <MeanChart {...props} kind={MOOD} />;
