import { COMPARED, type Compared } from '@relish/shared/dashboard/comparison/compared.ts';
import { DIRECTION_GOOD } from '@relish/shared/reports/figures/figure-ids.ts';
import { FIGURES } from '@relish/shared/reports/figures/labels.ts';

import { SparkLine } from '../../../ui/charts/spark-line.tsx';
import type { Column } from '../../../ui/table/table-column.ts';
import { FIGURE_WORDS, valueWords } from '../../../words/figure-words.ts';
import { formatDay } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import { FigureStatusSign } from '../../reports/figures/public.tsx';
import type { ComparedHome } from './api.ts';

import styles from './comparison.module.css';

/** Figures shown on the screen; the CSV file holds all of them. */
const SHOWN: readonly Compared[] = ['K3', 'K5', 'K7', 'K10', 'K17'];

const figureColumn = (id: Compared): Column<ComparedHome> => ({
  id,
  title: FIGURE_WORDS[id].label(),
  kind: 'number',
  sortBy: ({ figures }) => figures[id]?.value,
  cell: (home) => <Figure home={home} id={id} />,
});

function Figure({ home, id }: { home: ComparedHome; id: Compared }) {
  const figure = home.figures[id];
  if (!figure) return <span className={styles.quiet}>{m.comparison_no_figure()}</span>;
  const { value, status } = figure;
  return (
    <span className={styles.figure}>
      {status !== 'none' && <FigureStatusSign status={status} direction={DIRECTION_GOOD[id]} />}
      {valueWords(value, FIGURES[id].unit)}
    </span>
  );
}

export const comparisonColumns = (): Column<ComparedHome>[] => [
  {
    id: 'home',
    title: m.comparison_column_home(),
    isRowTitle: true,
    share: 2,
    sortBy: ({ name }) => name,
    cell: ({ name, people, suppressed, targets_from }) => (
      <span className={styles.home}>
        <span translate="no">{name}</span>
        <span className={styles.quiet}>
          {people === null && m.comparison_waiting()}
          {people !== null && !suppressed && m.comparison_people({ count: people })}
          {suppressed && m.comparison_suppressed()}
        </span>
        {targets_from !== null && !suppressed && (
          <span className={styles.quiet}>
            {m.comparison_new_home({ day: formatDay(targets_from) })}
          </span>
        )}
      </span>
    ),
  },
  {
    id: 'trend',
    title: m.comparison_column_trend(),
    cell: ({ name, trend }) =>
      trend.some((value) => value !== null) ? (
        <SparkLine
          label={m.comparison_trend_of({
            name,
            values: trend
              .map((value, at) => {
                const words = valueWords(value, 'percent');
                return at === trend.length - 1 ? m.comparison_so_far({ week: words }) : words;
              })
              .join(', '),
          })}
          values={trend}
          most={100}
          isLastOpen
        />
      ) : (
        <span className={styles.quiet}>{m.comparison_no_figure()}</span>
      ),
  },
  ...SHOWN.map(figureColumn),
];

/** The same table for CSV, with every figure. */
export const comparisonTable = (homes: readonly ComparedHome[]) => ({
  columns: [
    m.comparison_column_home(),
    m.comparison_column_people(),
    ...COMPARED.map((id) => FIGURE_WORDS[id].label()),
  ],
  rows: homes.map(({ name, people, figures }) => [
    name,
    people,
    ...COMPARED.map((id) => figures[id]?.value ?? null),
  ]),
});
