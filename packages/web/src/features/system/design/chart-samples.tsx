import { addDays } from '@relish/shared/days.ts';
import { CATEGORY_COLOURS } from '@relish/shared/library/activities/category-colours.ts';

import { BarChart } from '../../../ui/charts/bar-chart.tsx';
import { ChartFigure } from '../../../ui/charts/chart-figure.tsx';
import { ChartSkeleton } from '../../../ui/charts/chart-skeleton.tsx';
import { LineChart } from '../../../ui/charts/line-chart.tsx';
import { RangeBars } from '../../../ui/charts/range-bars.tsx';
import { HeatSamples } from './heat-samples.tsx';

import styles from './sample-group.module.css';

const KINDS = [
  { id: 'MUS', label: 'Music', colour: CATEGORY_COLOURS.MUS, note: '48' },
  { id: 'PHY', label: 'Movement', colour: CATEGORY_COLOURS.PHY, note: '40' },
  { id: 'CEL', label: 'Celebrations', colour: CATEGORY_COLOURS.CEL, note: '21' },
  { id: 'TEC', label: 'Technology', colour: CATEGORY_COLOURS.TEC, note: '9' },
];
const ANSWERS = [
  { id: 'liked', label: 'Liked it', colour: 'var(--brand)', note: '70' },
  { id: 'ok', label: 'OK', colour: 'var(--heat-2)', note: '18' },
  { id: 'not_for_me', label: 'Not for me', colour: 'var(--accent)', note: '6' },
];

const WEEKS = Array.from({ length: 12 }, (_, at) => {
  const parts = { MUS: 3 + (at % 4), PHY: 2 + ((at * 3) % 5), CEL: at % 3, TEC: at % 2 };
  const value = Object.values(parts).reduce((sum, each) => sum + each, 0);
  const day = addDays('2026-08-31', at * 7);
  const label = `${Number(day.slice(8))}/${Number(day.slice(5, 7))}`;
  const isOpen = at === 11;
  const words = `Week of ${label}: ${value} activities`;
  return { id: day, label, words, value, parts, previous: value + (at % 5) - 2, isOpen };
});

const POINTS = WEEKS.map((week, at) => ({
  ...week,
  value: at === 4 ? null : 58 + ((at * 7) % 31),
  previous: 50 + ((at * 11) % 30),
  to: '/design',
}));

const percent = (value: number) => `${value}%`;
const TABLE = { columns: ['Week', 'Activities'], rows: WEEKS.map((each) => [each.id, each.value]) };

export const ChartSamples = () => (
  <>
    <div className={styles.columns}>
      <ChartFigure
        level={3}
        title="96 activities, 12 more than the 12 weeks before"
        note="By week, with the period before as a line"
        fileName="sample"
        table={TABLE}
      >
        <BarChart label="Activities by week" bars={WEEKS} previousLabel="Twelve weeks before" />
      </ChartFigure>
      <ChartFigure level={3} title="Most of them were music" fileName="sample" table={TABLE}>
        <BarChart label="Activities by kind" bars={WEEKS} kinds={KINDS} />
      </ChartFigure>
      <ChartFigure
        level={3}
        title="Residents engaged: 82%, up 6 points from the 12 weeks before"
        note="A week without anybody is a gap; each point leads to its records"
        fileName="sample"
        table={TABLE}
      >
        <LineChart
          label="Residents engaged by week"
          points={POINTS}
          most={100}
          write={percent}
          target={{ value: 95, label: 'Target 95 %' }}
          previousLabel="Twelve weeks before"
        />
      </ChartFigure>
      <ChartFigure level={3} title="Liked: 74 % of 94 answers" fileName="sample" table={TABLE}>
        <RangeBars
          label="Answers by activity"
          scale="whole"
          kinds={ANSWERS}
          rows={[
            ['Singing together', 24, 3, 1],
            ['Chair exercises with balloons and scarves in the garden room', 18, 9, 2],
            ['Hand massage', 28, 6, 3],
          ].map(([label, liked = 0, ok = 0, not = 0]) => ({
            id: String(label),
            label: String(label),
            words: `${label}: ${liked} liked it, ${ok} found it OK, ${not} said it was not for them`,
            figure: `${liked} · ${ok} · ${not}`,
            parts: { liked: Number(liked), ok: Number(ok), not_for_me: Number(not) },
          }))}
        />
      </ChartFigure>
      <ChartFigure level={3} title="Most time went into music" fileName="sample" table={TABLE}>
        <RangeBars
          label="Minutes by kind"
          hasKey={false}
          kinds={KINDS}
          rows={KINDS.map(({ id, label, note }) => ({
            id,
            label,
            words: `${label}: ${note} minutes`,
            figure: `${note} min`,
            parts: { [id]: Number(note) },
          }))}
        />
      </ChartFigure>
      <ChartSkeleton />
    </div>
    <HeatSamples />
  </>
);
