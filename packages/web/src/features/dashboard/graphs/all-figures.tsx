import { DEFAULT_BANDS } from '@relish/shared/reports/figures/bands.ts';
import type { FigureId } from '@relish/shared/reports/figures/figure-ids.ts';

import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import type { Column } from '../../../ui/table/table-column.ts';
import { Table } from '../../../ui/table/table.tsx';
import { countedWords, FIGURE_WORDS, ratedWords, valueWords } from '../../../words/figure-words.ts';
import { formatDay } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import { FigureStatusBadge } from '../../reports/figures/public.tsx';
import { type KeyFigure, useFigures } from './api.ts';
import { wantedBy } from './filter-address.ts';
import { beforeWords } from './graph-words.ts';
import { useGraphFilters } from './use-graph-filters.ts';

import styles from './graphs.module.css';

const COLUMNS = (targetsFrom: string | null): Column<KeyFigure>[] => [
  {
    id: 'figure',
    title: m.dashboard_all_column_figure(),
    isRowTitle: true,
    share: 3,
    cell: ({ id, n, rated }) => (
      <span className={styles.figure}>
        {FIGURE_WORDS[id].label()}
        <span className={styles.quiet}>
          {[FIGURE_WORDS[id].text(), ratedWords(rated), countedWords(id, n)]
            .filter(Boolean)
            .join(' ')}
        </span>
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
    cell: ({ id, status, direction_good }) =>
      status === 'none' ? (
        <span className={styles.quiet}>{noTargetWords(id, targetsFrom)}</span>
      ) : (
        <FigureStatusBadge status={status} direction={direction_good} />
      ),
  },
];

const noTargetWords = (id: FigureId, targetsFrom: string | null) =>
  targetsFrom !== null && (id === 'K7' || DEFAULT_BANDS[id] !== undefined)
    ? m.dashboard_targets_from_day({ day: formatDay(targetsFrom) })
    : m.dashboard_no_target();

/** Lists every figure of the chosen period with its definition. */
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
        {data?.targets_from && (
          <p className={styles.quiet}>
            {m.dashboard_targets_from({ day: formatDay(data.targets_from) })}
          </p>
        )}
      </div>
      {isError && !data ? (
        <ErrorState level={3} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Table
          label={m.dashboard_all_label()}
          columns={COLUMNS(data?.targets_from ?? null)}
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
