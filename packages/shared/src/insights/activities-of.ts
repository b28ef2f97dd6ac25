import type { Category } from '../activities/choices.ts';
import { addDays } from '../days.ts';
import { CLOSE_TO_HEART } from '../figures/interest-match.ts';
import { mean } from '../figures/rounding.ts';
import type { Stance } from '../interests/taxonomy.ts';
import { isPresent } from '../reports/choices.ts';
import type { InsightRow } from './rows.ts';
import { ENOUGH } from './shrink.ts';

const TOP = 5;
const KINDS_DAYS = 28;

/** One of the library or of the home is known by its id, whatever it was called; anything else by its title. */
export const activityKey = ({ activity_id, title }: Pick<InsightRow, 'activity_id' | 'title'>) =>
  activity_id ?? title.trim().toLowerCase();

/** What held them most, of what somebody could tell at least three times. */
export function topActivities(rows: readonly InsightRow[]) {
  const present = rows.filter(({ attendance }) => isPresent(attendance));
  return [...Map.groupBy(present, activityKey).values()]
    .flatMap((own) => {
      const values = own.flatMap(({ engagement }) => engagement ?? []);
      const [last] = own.toSorted((one, other) => (one.started_at < other.started_at ? 1 : -1));
      const held = mean(values);
      if (values.length < ENOUGH || held === null || !last) return [];
      const { activity_id, title, category } = last;
      return [{ activity_id, title, category, mean: held, n: values.length }];
    })
    .toSorted(
      (one, other) =>
        other.mean - one.mean || other.n - one.n || one.title.localeCompare(other.title, 'en-GB'),
    )
    .slice(0, TOP);
}

/** Which kinds they were part of in four weeks, and how often. */
export function kindsOf(
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

/** What is close to somebody's heart, and nothing they were part of touches. */
export const untried = <T extends { interest_code: string; stance: Stance }>(
  interests: readonly T[],
  touched: ReadonlySet<string>,
): T[] =>
  interests.filter(
    ({ interest_code, stance }) => CLOSE_TO_HEART.has(stance) && !touched.has(interest_code),
  );
