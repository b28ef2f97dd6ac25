import { useState } from 'react';

import { useCan } from '../../session/use-session.ts';
import { useToday } from '../../session/use-today.ts';
import { BarChart } from '../../ui/charts/bar-chart.tsx';
import { ChartFigure } from '../../ui/charts/chart-figure.tsx';
import { Link } from '../../ui/link.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { m } from '../../words/m.ts';
import { type ActivityCount, useActivityCount, type Wanted } from './api.ts';
import { recordsAt } from './filter-address.ts';
import { GraphCard } from './graph-card.tsx';
import { countTable } from './graph-tables.ts';
import {
  findingWords,
  listWords,
  pointWords,
  previousNote,
  shortDay,
  stepNote,
} from './graph-words.ts';
import { lastFinished } from './last-week.ts';
import { type Split, stackOf } from './stack.ts';

interface Props {
  wanted: Wanted;
  isNarrowed?: boolean;
  /** On a first screen, where it is not the only thing. */
  compact?: boolean;
}

export function ActivityCountGraph({ wanted, isNarrowed = false, compact = false }: Props) {
  const asked = useActivityCount(wanted);
  const begin = useCan('reports.add') && (
    <Link kind="quiet-button" to="/manage-report">
      {m.dashboard_record()}
    </Link>
  );
  return (
    <GraphCard
      asked={asked}
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

function titleOf({ count, previous, period }: ActivityCount): string {
  if (count === 0) return m.dashboard_count_none();
  const finding = m.dashboard_count_activities({ count });
  return findingWords({ finding, value: count, previous, period }, 'count');
}

/** On a first screen: how the last week was against the one before. */
function weekTitle(data: ActivityCount, today: string): string {
  const week = lastFinished(data.buckets, today);
  if (!week) return titleOf(data);
  const { count } = week.last;
  const finding = m.dashboard_count_last_week({ count });
  const compared = { finding, value: count, previous: week.before.count, period: week.last };
  return findingWords(compared, 'count');
}

function CountFigure({ data, wanted, compact }: Props & { data: ActivityCount }) {
  const today = useToday();
  const mayOpen = useCan('reports.view');
  const [split, setSplit] = useState<Split>('none');
  const { buckets, step, period } = data;
  const stack = split === 'none' ? undefined : stackOf(buckets, split);
  const bars = buckets.map((bucket) => {
    const parts = stack?.partsOf(bucket);
    const named = stack?.kinds
      .filter(({ id }) => (parts?.[id] ?? 0) > 0)
      .map(({ id, label }) => m.dashboard_part({ kind: label, count: parts?.[id] ?? 0 }));
    return {
      id: bucket.from,
      label: shortDay(bucket.from, step),
      words: pointWords(
        bucket,
        m.dashboard_count_activities({ count: bucket.count }),
        bucket.previous === null
          ? undefined
          : m.dashboard_count_activities({ count: bucket.previous }),
        named && listWords(named),
      ),
      value: bucket.count,
      parts,
      previous: bucket.previous,
      isOpen: bucket.to >= today,
      to: mayOpen && bucket.count > 0 ? recordsAt(bucket, wanted) : undefined,
    };
  });
  return (
    <ChartFigure
      title={compact ? weekTitle(data, today) : titleOf(data)}
      note={stepNote(step, period)}
      level={compact ? 3 : 2}
      fileName={`activities-${period.from}-${period.to}`}
      table={countTable(data)}
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
