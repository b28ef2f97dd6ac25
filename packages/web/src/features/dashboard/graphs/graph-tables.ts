import { CATEGORIES } from '@relish/shared/library/activities/choices.ts';
import { FEEDBACKS, REPORT_FORMATS } from '@relish/shared/reports/reports/choices.ts';

import type { ChartTable } from '../../../ui/charts/chart-data.ts';
import { CATEGORY_WORDS } from '../../../words/activity-words.ts';
import { m } from '../../../words/m.ts';
import { FEEDBACK_WORDS, REPORT_FORMAT_WORDS } from '../../../words/report-words.ts';
import type { ActivityCount, Balance, Engaged, Feedback, Minutes } from './api.ts';
import { binWords } from './bin-words.ts';
import { stepWords } from './graph-words.ts';

/** Adds the comparison column when there is a comparison. */
const before = (has: boolean): string[] => (has ? [m.dashboard_column_before()] : []);

export function countTable({ buckets, previous_period }: ActivityCount, today: string): ChartTable {
  const hasBefore = previous_period !== null;
  const categories = CATEGORIES.filter((each) => buckets.some((one) => one.by_category[each]));
  const formats = REPORT_FORMATS.filter((each) => buckets.some((one) => one.by_format[each]));
  return {
    columns: [
      m.dashboard_count_column_days(),
      m.dashboard_count_column_count(),
      ...before(hasBefore),
      ...categories.map((each) => CATEGORY_WORDS[each]()),
      ...formats.map((each) => REPORT_FORMAT_WORDS[each]()),
    ],
    rows: buckets.map((bucket) => [
      stepWords(bucket, today),
      bucket.count,
      ...(hasBefore ? [bucket.previous] : []),
      ...categories.map((each) => bucket.by_category[each] ?? 0),
      ...formats.map((each) => bucket.by_format[each] ?? 0),
    ]),
  };
}

export function engagedTable({ buckets, previous_period }: Engaged, today: string): ChartTable {
  const hasBefore = previous_period !== null;
  return {
    columns: [
      m.dashboard_count_column_days(),
      m.dashboard_engaged_column_value(),
      m.dashboard_engaged_column_people(),
      ...before(hasBefore),
    ],
    rows: buckets.map((bucket) => [
      stepWords(bucket, today),
      bucket.value,
      bucket.n,
      ...(hasBefore ? [bucket.previous] : []),
    ]),
  };
}

export const feedbackTable = ({ activities }: Feedback): ChartTable => ({
  columns: [
    m.dashboard_feedback_column_activity(),
    m.dashboard_feedback_column_share(),
    ...FEEDBACKS.map((each) => FEEDBACK_WORDS[each]()),
  ],
  rows: activities.map((row) => [row.title, row.value, ...FEEDBACKS.map((each) => row[each])]),
});

export const minutesTable = ({ bins }: Minutes): ChartTable => ({
  columns: [m.dashboard_minutes_column_bin(), m.dashboard_minutes_column_people()],
  rows: bins.map((bin) => [binWords(bin), bin.people]),
});

export const balanceTable = ({ categories }: Balance): ChartTable => ({
  columns: [
    m.dashboard_balance_column_category(),
    m.dashboard_balance_column_minutes(),
    m.dashboard_balance_column_people(),
  ],
  rows: categories.map(({ category, minutes, people }) => [
    CATEGORY_WORDS[category](),
    minutes,
    people,
  ]),
});
