import { ENOUGH } from '@relish/shared/dashboard/insights/shrink.ts';

import { ChartTable } from '../../../ui/charts/chart-table.tsx';
import { m } from '../../../words/m.ts';
import type { Effect, Works } from './api.ts';
import { AT_WORDS, engagementNear, moodNear, PART_WORDS } from './effect-words.ts';

import styles from './insights.module.css';

type Counted = Pick<Effect, 'seen' | 'mood' | 'engagement'>;

/** The numbers behind the sentences. */
export const WorksTable = ({ works: { activities, parts, places } }: { works: Works }) => (
  <details className={styles.details}>
    <summary className={styles.summary}>{m.insights_works_table()}</summary>
    <ChartTable
      label={m.insights_works_table()}
      table={{
        columns: [
          m.insights_works_what(),
          m.insights_works_times(),
          m.insights_works_before(),
          m.insights_works_after(),
          m.insights_works_engagement(),
        ],
        rows: [
          ...activities.map((each) => makeRow(each.title, each)),
          ...parts.map((each) => makeRow(PART_WORDS[each.part](), each)),
          ...places.map((each) => makeRow(AT_WORDS[each.place](), each)),
        ],
      }}
    />
  </details>
);

const makeRow = (what: string, { seen, mood, engagement }: Counted) => [
  what,
  seen,
  moodCell(mood.before, mood.n),
  moodCell(mood.after, mood.n),
  engagement.value === null ? m.insights_works_too_few() : engagementNear(engagement.value),
];

const moodCell = (value: number | null, count: number) =>
  value === null || count < ENOUGH
    ? m.insights_works_too_few()
    : m.insights_works_mood_of({ mood: moodNear(value), count });
