import { useState } from 'react';

import { useCan } from '../../../session/use-session.ts';
import { useToday } from '../../../session/use-today.ts';
import { Link } from '../../../ui/actions/link.tsx';
import { BarChart } from '../../../ui/charts/bar-chart.tsx';
import { ChartFigure } from '../../../ui/charts/chart-figure.tsx';
import { SegmentedControl } from '../../../ui/forms/segmented-control.tsx';
import { m } from '../../../words/m.ts';
import { type ActivityCount, useActivityCount, type Wanted } from './api.ts';
import { recordsAt } from './filter-address.ts';
import { GraphCard } from './graph-card.tsx';
import { countTable } from './graph-tables.ts';
import {
  beforeWords,
  findingWords,
  listWords,
  pointWords,
  previousNote,
  shortDay,
  stepNote,
  stepWords,
} from './graph-words.ts';
import { lastFinished } from './last-week.ts';
import { type Split, makeStack } from './stack.ts';

interface Props {
  wanted: Wanted;
  isNarrowed?: boolean;
  /** Smaller, for the first screen. */
  compact?: boolean;
}

export function ActivityCountGraph({ wanted, isNarrowed = false, compact = false }: Props) {
  const query = useActivityCount(wanted);
  const begin = useCan('reports.add') && (
    <Link kind="quiet-button" to="/manage-report">
      {m.dashboard_record()}
    </Link>
  );
  return (
    <GraphCard
      query={query}
      level={compact ? 3 : 2}
      empty={({ count, previous }) =>
        count > 0 || (previous ?? 0) > 0
          ? undefined
          : {
              title: m.dashboard_count_none(),
              text: isNarrowed ? m.dashboard_count_filtered_text() : m.dashboard_count_none_text(),
              action: !isNarrowed && begin,
            }
      }
    >
      {(data) => <CountFigure {...{ data, wanted, compact }} />}
    </GraphCard>
  );
}

const SPLITS: Record<Split, () => string> = {
  none: m.dashboard_split_none,
  category: m.dashboard_split_category,
  format: m.dashboard_split_format,
};

function formatFinding({ count, previous, period }: ActivityCount): string {
  if (count === 0) return m.dashboard_count_none();
  const finding = m.dashboard_count_activities({ count });
  return findingWords({ finding, value: count, previous, before: beforeWords(period) }, 'count');
}

/** Title on the first screen: last week compared with the week before. */
function weekTitle(data: ActivityCount): string {
  const week = lastFinished(data.buckets);
  if (!week) return formatFinding(data);
  const { count } = week.last;
  const finding = m.dashboard_count_last_week({ count });
  const before = m.dashboard_before_week();
  return findingWords({ finding, value: count, previous: week.before.count, before }, 'count');
}

function CountFigure({ data, wanted, compact }: Props & { data: ActivityCount }) {
  const today = useToday();
  const mayOpen = useCan('reports.view');
  const [split, setSplit] = useState<Split>('none');
  const { buckets, step, period } = data;
  const stack = split === 'none' ? undefined : makeStack(buckets, split);
  const bars = buckets.map((bucket) => {
    const parts = stack?.splitBucket(bucket);
    const named = stack?.kinds
      .filter(({ id }) => (parts?.[id] ?? 0) > 0)
      .map(({ id, label }) => m.dashboard_part({ kind: label, count: parts?.[id] ?? 0 }));
    return {
      id: bucket.from,
      label: shortDay(bucket.from, step),
      words: pointWords(
        stepWords(bucket, today),
        m.dashboard_count_activities({ count: bucket.count }),
        bucket.previous === null
          ? undefined
          : m.dashboard_count_activities({ count: bucket.previous }),
        named && listWords(named),
      ),
      value: bucket.count,
      parts,
      previous: bucket.previous,
      isOpen: !bucket.complete,
      to: mayOpen && bucket.count > 0 ? recordsAt(bucket, wanted) : undefined,
    };
  });
  return (
    <ChartFigure
      title={compact ? weekTitle(data) : formatFinding(data)}
      note={stepNote(step, period)}
      level={compact ? 3 : 2}
      fileName={`activities-${period.from}-${period.to}`}
      table={countTable(data, today)}
      controls={
        !compact && (
          <SegmentedControl
            label={m.dashboard_split()}
            value={split}
            onChange={setSplit}
            options={(Object.keys(SPLITS) as Split[]).map((value) => ({
              value,
              label: SPLITS[value](),
            }))}
          />
        )
      }
    >
      <BarChart
        label={m.dashboard_count_label()}
        bars={bars}
        kinds={stack?.kinds}
        previousLabel={previousNote(data.previous_period)}
        tall={compact ? 10 : 13}
      />
    </ChartFigure>
  );
}
