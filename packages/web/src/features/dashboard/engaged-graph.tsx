import { useCan } from '../../session/use-session.ts';
import { useToday } from '../../session/use-today.ts';
import { ChartFigure } from '../../ui/charts/chart-figure.tsx';
import { LineChart } from '../../ui/charts/line-chart.tsx';
import { percentWords } from '../../ui/figure-words.ts';
import { m } from '../../words/m.ts';
import { type Engaged, useEngaged, type Wanted } from './api.ts';
import { recordsAt } from './filter-address.ts';
import { GraphCard } from './graph-card.tsx';
import { engagedTable } from './graph-tables.ts';
import { findingWords, pointWords, previousNote, shortDay, stepNote } from './graph-words.ts';
import { lastFinished } from './last-week.ts';

interface Props {
  wanted: Wanted;
  compact?: boolean;
}

const NOTES = {
  day: m.dashboard_engaged_note_day,
  week: m.dashboard_engaged_note_week,
  month: m.dashboard_engaged_note_month,
};

export function EngagedGraph({ wanted, compact = false }: Props) {
  const asked = useEngaged(wanted);
  return (
    <GraphCard
      asked={asked}
      level={compact ? 3 : 2}
      empty={({ value }) =>
        value === null
          ? { title: m.dashboard_engaged_none(), text: m.dashboard_engaged_none_text() }
          : undefined
      }
    >
      {(data) => <EngagedFigure {...{ data, wanted, compact }} />}
    </GraphCard>
  );
}

function titleOf({ value, previous, period }: Pick<Engaged, 'value' | 'previous' | 'period'>) {
  const shown = value ?? 0;
  const finding = m.dashboard_engaged_finding({ value: percentWords(shown) });
  return findingWords({ finding, value: shown, previous, period }, 'points');
}

/** On a first screen: how the last week was against the one before. */
function weekTitle(data: Engaged, today: string): string {
  const week = lastFinished(data.buckets, today);
  if (!week || week.last.value === null) return titleOf(data);
  const { value } = week.last;
  const finding = m.dashboard_engaged_last_week({ value: percentWords(value) });
  return findingWords({ finding, value, previous: week.before.value, period: week.last }, 'points');
}

function EngagedFigure({ data, wanted, compact }: Props & { data: Engaged }) {
  const today = useToday();
  const mayOpen = useCan('reports.view');
  const { buckets, step, period, target } = data;
  return (
    <ChartFigure
      title={compact ? weekTitle(data, today) : titleOf(data)}
      note={compact ? stepNote(step, period) : NOTES[step]({ note: stepNote(step, period) })}
      level={compact ? 3 : 2}
      fileName={`engaged-${period.from}-${period.to}`}
      table={engagedTable(data)}
    >
      <LineChart
        label={m.dashboard_engaged_label()}
        most={100}
        write={percentWords}
        target={
          target === null
            ? undefined
            : { value: target, label: m.dashboard_engaged_target({ value: percentWords(target) }) }
        }
        previousLabel={previousNote(data.previous_period)}
        tall={compact ? 10 : 13}
        points={buckets.map((bucket) => ({
          id: bucket.from,
          label: shortDay(bucket.from, step),
          words: pointWords(
            bucket,
            bucket.value === null
              ? m.dashboard_engaged_nobody()
              : m.dashboard_engaged_words({ value: percentWords(bucket.value), count: bucket.n }),
            bucket.previous === null ? undefined : percentWords(bucket.previous),
          ),
          value: bucket.value,
          previous: bucket.previous,
          isOpen: bucket.to >= today,
          to: mayOpen && bucket.value !== null ? recordsAt(bucket, wanted) : undefined,
        }))}
      />
    </ChartFigure>
  );
}
