import { CATEGORY_COLOURS } from '@relish/shared/library/activities/category-colours.ts';
import { CATEGORIES } from '@relish/shared/library/activities/choices.ts';

import { useCan } from '../../../session/use-session.ts';
import { ChartFigure } from '../../../ui/charts/chart-figure.tsx';
import { RangeBars } from '../../../ui/charts/range-bars.tsx';
import { CATEGORY_WORDS } from '../../../words/activity-words.ts';
import { percentWords } from '../../../words/figure-words.ts';
import { formatDay, formatNumber } from '../../../words/format.ts';
import { m } from '../../../words/m.ts';
import { type Balance, useBalance, type Wanted } from './api.ts';
import { recordsAt } from './filter-address.ts';
import { GraphCard } from './graph-card.tsx';
import { balanceTable } from './graph-tables.ts';
import { listWords, timeWords } from './graph-words.ts';

import styles from './graphs.module.css';

const used = ({ categories }: Balance) =>
  categories.filter(({ minutes }) => minutes > 0).toSorted((a, b) => b.minutes - a.minutes);

export function BalanceGraph({ wanted }: { wanted: Wanted }) {
  const query = useBalance(wanted);
  return (
    <GraphCard
      query={query}
      level={2}
      empty={(data) =>
        used(data).length === 0
          ? { title: m.dashboard_balance_none(), text: m.dashboard_count_none_text() }
          : undefined
      }
    >
      {(data) => <BalanceFigure data={data} wanted={wanted} />}
    </GraphCard>
  );
}

function formatFinding(data: Balance): string {
  const all = data.categories.reduce((sum, { minutes }) => sum + minutes, 0);
  const [first] = used(data);
  return first
    ? m.dashboard_balance_finding({
        category: CATEGORY_WORDS[first.category](),
        value: percentWords(Math.round((first.minutes / all) * 100)),
      })
    : m.dashboard_balance_none();
}

function BalanceFigure({ data, wanted }: { data: Balance; wanted: Wanted }) {
  const mayOpen = useCan('reports.view');
  const { period, kinds } = data;
  const days = { from: formatDay(period.from), to: formatDay(period.to) };
  const categories = used(data);
  const missing = CATEGORIES.filter(
    (each) => !categories.some(({ category }) => category === each),
  );
  return (
    <ChartFigure
      title={formatFinding(data)}
      note={
        kinds === null
          ? m.dashboard_balance_note(days)
          : m.dashboard_balance_note_kinds({ ...days, kinds: formatNumber(kinds) })
      }
      fileName={`kinds-${period.from}-${period.to}`}
      table={balanceTable({ ...data, categories })}
      foot={
        // With a category filter the other categories are not missing, only filtered out.
        missing.length > 0 &&
        wanted.category === undefined && (
          <p className={styles.nobody}>
            {m.dashboard_balance_missing({
              kinds: listWords(missing.map((each) => CATEGORY_WORDS[each]())),
            })}
          </p>
        )
      }
    >
      <RangeBars
        label={m.dashboard_balance_label()}
        hasKey={false}
        kinds={categories.map(({ category }) => ({
          id: category,
          label: CATEGORY_WORDS[category](),
          colour: CATEGORY_COLOURS[category],
        }))}
        rows={categories.map(({ category, minutes, people }) => {
          const words = {
            time: timeWords(minutes),
            people: m.dashboard_minutes_people({ count: people }),
          };
          return {
            id: category,
            label: CATEGORY_WORDS[category](),
            words: m.dashboard_balance_words({ category: CATEGORY_WORDS[category](), ...words }),
            figure: m.dashboard_balance_figure(words),
            parts: { [category]: minutes },
            to: mayOpen ? recordsAt(period, { ...wanted, category }) : undefined,
          };
        })}
      />
    </ChartFigure>
  );
}
