import { addDays } from '../../days.ts';
import type { Category } from '../../library/activities/choices.ts';
import { CLOSE_TO_HEART } from '../../reports/figures/interest-match.ts';
import { mean } from '../../reports/figures/rounding.ts';
import { isPresent } from '../../reports/reports/choices.ts';
import type { Stance } from '../../residents/interests/taxonomy.ts';
import type { InsightRow } from './rows.ts';
import { ENOUGH } from './shrink.ts';

const TOP = 5;
const KINDS_DAYS = 28;

/** By id if there is one, otherwise by title. */
export const activityKey = ({ activity_id, title }: Pick<InsightRow, 'activity_id' | 'title'>) =>
  activity_id ?? title.trim().toLowerCase();

export function topActivities(rows: readonly InsightRow[]) {
  const present = rows.filter(({ attendance }) => isPresent(attendance));
  return [...Map.groupBy(present, activityKey).values()]
    .flatMap((own) => {
      const values = own.flatMap(({ engagement }) => engagement ?? []);
      const [last] = own.toSorted((one, other) => (one.started_at < other.started_at ? 1 : -1));
      const average = mean(values);
      if (values.length < ENOUGH || average === null || !last) return [];
      const { activity_id, title, category } = last;
      return [{ activity_id, title, category, mean: average, n: values.length }];
    })
    .toSorted(
      (one, other) =>
        other.mean - one.mean || other.n - one.n || one.title.localeCompare(other.title, 'en-GB'),
    )
    .slice(0, TOP);
}

export function countKinds(
  rows: readonly InsightRow[],
  last: string,
): { category: Category; times: number }[] {
  const from = addDays(last, 1 - KINDS_DAYS);
  const own = rows.filter(
    ({ day, attendance }) => isPresent(attendance) && day >= from && day <= last,
  );
  return [...Map.groupBy(own, ({ category }) => category)]
    .map(([category, { length: times }]) => ({ category, times }))
    .toSorted((one, other) => other.times - one.times || (one.category < other.category ? -1 : 1));
}

/** Favourite interests without any matching participation. */
export const untried = <T extends { interest_code: string; stance: Stance }>(
  interests: readonly T[],
  touched: ReadonlySet<string>,
): T[] =>
  interests.filter(
    ({ interest_code, stance }) => CLOSE_TO_HEART.has(stance) && !touched.has(interest_code),
  );
