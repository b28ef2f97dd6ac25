import { addDays, addMonths } from '../../days.ts';
import type { Period } from '../../days.ts';
import { CATEGORIES } from '../../library/activities/choices.ts';
import { REPORT_FORMATS } from '../reports/choices.ts';
import { residentsEngaged } from './key-figures.ts';
import type { ParticipationRow, SessionRow } from './rows.ts';
import { type Weekday, weekdayFor } from './weekdays.ts';

export const STEPS = ['day', 'week', 'month'] as const;
export type Step = (typeof STEPS)[number];

/** Weeks start on Monday by default. */
export interface Stepped {
  period: Period;
  step: Step;
  weekStart?: Weekday | undefined;
}

const MONDAY = 1;

export function startOfStep(day: string, { step, weekStart = MONDAY }: Stepped): string {
  if (step === 'day') return day;
  if (step === 'month') return `${day.slice(0, 7)}-01`;
  return addDays(day, -((weekdayFor(day) - weekStart + 7) % 7));
}

function nextStart(start: string, step: Step): string {
  if (step === 'month') return addMonths(start, 1);
  return addDays(start, step === 'week' ? 7 : 1);
}

/** Contiguous; the first and last may be cut short. */
export function listBuckets(stepped: Stepped): Period[] {
  const { period, step } = stepped;
  const buckets: Period[] = [];
  for (let from = period.from; from <= period.to;) {
    const next = nextStart(startOfStep(from, stepped), step);
    const last = addDays(next, -1);
    buckets.push({ from, to: last < period.to ? last : period.to });
    from = next;
  }
  return buckets;
}

/** Only complete steps: partial ones would look worse than they are. */
export function isComplete(
  { from, to }: Period,
  stepped: Stepped,
  { today, firstDay }: { today: string; firstDay: string },
): boolean {
  const start = startOfStep(from, stepped);
  const isWhole = from === start && to === addDays(nextStart(start, stepped.step), -1);
  return isWhole && to < today && from >= firstDay;
}

/** One pass, keyed by the first day of the step. */
function sorted<T extends { day: string }>(rows: readonly T[], stepped: Stepped) {
  const { from, to } = stepped.period;
  const inside = rows.filter(({ day }) => day >= from && day <= to);
  const byStart = Map.groupBy(inside, ({ day }) => startOfStep(day, stepped));
  return (bucket: Period): T[] => byStart.get(startOfStep(bucket.from, stepped)) ?? [];
}

const KINDS = { category: CATEGORIES, format: REPORT_FORMATS } as const;
export type Kind = keyof typeof KINDS;
type KindValue<K extends Kind> = (typeof KINDS)[K][number];

export interface CountBucket<K extends Kind> extends Period {
  count: number;
  /** Every value, including those with 0. */
  parts: Record<KindValue<K>, number>;
}

/** K1 over time; empty steps stay with 0. */
export function countSeries<K extends Kind>(
  sessions: readonly Pick<SessionRow, 'day' | 'category' | 'format'>[],
  stepped: Stepped,
  kind: K,
): CountBucket<K>[] {
  const within = sorted(sessions, stepped);
  return listBuckets(stepped).map((bucket) => {
    const own = within(bucket);
    const parts = Object.fromEntries(KINDS[kind].map((value) => [value, 0])) as Record<
      KindValue<K>,
      number
    >;
    for (const session of own) parts[session[kind] as KindValue<K>] += 1;
    return { ...bucket, count: own.length, parts };
  });
}

export interface EngagedBucket extends Period {
  value: number | null;
  n: number;
}

/** K3 over time among the residents present in each step. */
export function engagedSeries(
  rows: readonly ParticipationRow[],
  daysHere: ReadonlyMap<string, readonly string[]>,
  stepped: Stepped,
): EngagedBucket[] {
  const within = sorted(rows, stepped);
  const here = sorted(
    [...daysHere].flatMap(([id, days]) => days.map((day) => ({ id, day }))),
    stepped,
  );
  return listBuckets(stepped).map((bucket) => {
    const eligible = new Map<string, number>();
    for (const { id } of here(bucket)) eligible.set(id, (eligible.get(id) ?? 0) + 1);
    return {
      ...bucket,
      value: residentsEngaged({ rows: within(bucket), eligible }),
      n: eligible.size,
    };
  });
}
