import { useCan } from '../../../session/use-session.ts';
import { useToday } from '../../../session/use-today.ts';
import { ChartFigure } from '../../../ui/charts/chart-figure.tsx';
import { LineChart } from '../../../ui/charts/line-chart.tsx';
import { percentWords } from '../../../words/figure-words.ts';
import { m } from '../../../words/m.ts';
import { type Engaged, useEngaged, type Wanted } from './api.ts';
import { recordsAt } from './filter-address.ts';
import { GraphCard } from './graph-card.tsx';
import { engagedTable } from './graph-tables.ts';
import {
  beforeWords,
  findingWords,
  pointWords,
  previousNote,
  shortDay,
  stepNote,
  stepWords,
} from './graph-words.ts';
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
  const query = useEngaged(wanted);
  return (
    <GraphCard
      query={query}
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

const FINDINGS = {
  day: m.dashboard_engaged_finding_day,
  week: m.dashboard_engaged_finding_week,
  month: m.dashboard_engaged_finding_month,
};

/** Mean of the complete points, compared with the same points of the previous period. */
function formatFinding({ buckets, step, value, period }: Engaged) {
  const finished = buckets.filter((each) => each.complete && each.value !== null);
  const mean = meanOrNull(finished.map((each) => each.value));
  if (mean === null) return m.dashboard_engaged_finding({ value: percentWords(value ?? 0) });
  const finding = FINDINGS[step]({ value: percentWords(mean) });
  const previous = meanOrNull(finished.map((each) => each.previous));
  return findingWords({ finding, value: mean, previous, before: beforeWords(period) }, 'percent');
}

/** Null unless all values are known, because means over different points cannot be compared. */
const meanOrNull = (values: readonly (number | null)[]): number | null =>
  values.length === 0 || values.includes(null)
    ? null
    : values.reduce<number>((sum, each) => sum + (each ?? 0), 0) / values.length;

/** Title on the first screen: last week compared with the week before. */
function weekTitle(data: Engaged): string {
  const week = lastFinished(data.buckets);
  if (!week || week.last.value === null) return formatFinding(data);
  const { value } = week.last;
  const finding = m.dashboard_engaged_last_week({ value: percentWords(value) });
  const before = m.dashboard_before_week();
  return findingWords({ finding, value, previous: week.before.value, before }, 'percent');
}

function EngagedFigure({ data, wanted, compact }: Props & { data: Engaged }) {
  const today = useToday();
  const mayOpen = useCan('reports.view');
  const { buckets, step, period, target } = data;
  return (
    <ChartFigure
      title={compact ? weekTitle(data) : formatFinding(data)}
      note={compact ? stepNote(step, period) : NOTES[step]({ note: stepNote(step, period) })}
      level={compact ? 3 : 2}
      fileName={`engaged-${period.from}-${period.to}`}
      table={engagedTable(data, today)}
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
            stepWords(bucket, today),
            bucket.value === null
              ? m.dashboard_engaged_nobody()
              : m.dashboard_engaged_words({ value: percentWords(bucket.value), count: bucket.n }),
            bucket.previous === null ? undefined : percentWords(bucket.previous),
          ),
          value: bucket.value,
          previous: bucket.previous,
          isOpen: !bucket.complete,
          to: mayOpen && bucket.value !== null ? recordsAt(bucket, wanted) : undefined,
        }))}
      />
    </ChartFigure>
  );
}
