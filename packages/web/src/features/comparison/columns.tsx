import { COMPARED, type Compared } from '@relish/shared/comparison/compared.ts';
import { FIGURES } from '@relish/shared/figures/labels.ts';

import { SparkLine } from '../../ui/charts/spark-line.tsx';
import { FigureStatusSign } from '../../ui/figure-status.tsx';
import { FIGURE_WORDS, valueWords } from '../../ui/figure-words.ts';
import type { Column } from '../../ui/table-column.ts';
import { m } from '../../words/m.ts';
import type { ComparedHome } from './api.ts';

import styles from './comparison.module.css';

/** Those of the first screen; the others are in the file. */
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
      {status !== 'none' && <FigureStatusSign status={status} />}
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
    cell: ({ name, people, suppressed }) => (
      <span className={styles.home}>
        <span translate="no">{name}</span>
        <span className={styles.quiet}>
          {people === null && m.comparison_waiting()}
          {people !== null && !suppressed && m.comparison_people({ count: people })}
          {suppressed && m.comparison_suppressed()}
        </span>
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
            values: trend.map((value) => valueWords(value, 'percent')).join(', '),
          })}
          values={trend}
          most={100}
        />
      ) : (
        <span className={styles.quiet}>{m.comparison_no_figure()}</span>
      ),
  },
  ...SHOWN.map(figureColumn),
];

/** The same for spreadsheets, with every figure that was counted. */
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
