import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { FigureStatusBadge } from '../../ui/figure-status.tsx';
import { FIGURE_WORDS, valueWords } from '../../ui/figure-words.ts';
import type { Column } from '../../ui/table-column.ts';
import { Table } from '../../ui/table.tsx';
import { formatDay } from '../../words/format.ts';
import { m } from '../../words/m.ts';
import { type KeyFigure, useFigures } from './api.ts';
import { wantedBy } from './filter-address.ts';
import { beforeWords } from './graph-words.ts';
import { useGraphFilters } from './use-graph-filters.ts';

import styles from './graphs.module.css';

const COLUMNS = (): Column<KeyFigure>[] => [
  {
    id: 'figure',
    title: m.dashboard_all_column_figure(),
    isRowTitle: true,
    share: 3,
    cell: ({ id }) => (
      <span className={styles.figure}>
        {FIGURE_WORDS[id].label()}
        <span className={styles.quiet}>{FIGURE_WORDS[id].text()}</span>
      </span>
    ),
  },
  {
    id: 'value',
    title: m.dashboard_all_column_value(),
    kind: 'number',
    cell: ({ value, unit }) => valueWords(value, unit),
  },
  {
    id: 'before',
    title: m.dashboard_all_column_before(),
    kind: 'number',
    cell: ({ previous, unit }) => valueWords(previous, unit),
  },
  {
    id: 'status',
    title: m.dashboard_all_column_status(),
    cell: ({ status }) =>
      status === 'none' ? (
        <span className={styles.quiet}>{m.dashboard_no_target()}</span>
      ) : (
        <FigureStatusBadge status={status} />
      ),
  },
];

/** Every figure of the days that the graphs show, with what it means: for whoever asks where a number comes from. */
export function AllFigures() {
  const { filters } = useGraphFilters();
  const { data, isError, isFetching, refetch } = useFigures(wantedBy(filters));
  return (
    <section className={styles.home} aria-labelledby="all-figures">
      <div>
        <h2 id="all-figures">{m.dashboard_all_title()}</h2>
        {data && (
          <p className={styles.quiet}>
            {m.dashboard_all_days({
              from: formatDay(data.period.from),
              to: formatDay(data.period.to),
              before: beforeWords(data.period),
            })}
          </p>
        )}
      </div>
      {isError && !data ? (
        <ErrorState level={3} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Table
          label={m.dashboard_all_label()}
          columns={COLUMNS()}
          rows={data?.figures ?? []}
          rowKey={({ id }) => id}
          isLoading={!data}
          empty={
            <EmptyState level={3} title={m.dashboard_all_none()}>
              {m.dashboard_all_none_text()}
            </EmptyState>
          }
        />
      )}
    </section>
  );
}
