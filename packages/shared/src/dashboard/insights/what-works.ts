import { mean, toOneDecimal } from '../../reports/figures/rounding.ts';
import { isPresent } from '../../reports/reports/choices.ts';
import type { InsightRow } from './rows.ts';
import { ENOUGH, shrunkMean } from './shrink.ts';

/** Statements about an activity, time or place for a resident, never about the resident. */
export const VERDICTS = [
  'lifts_and_holds',
  'lifts',
  'holds',
  'neither',
  'passes_by',
  'lowers',
  'not_yet',
] as const;
export type Verdict = (typeof VERDICTS)[number];

/** Prior means for shrinking. */
export interface HomeMeans {
  engagement: number | null;
  mood_change: number | null;
}

export interface Effect {
  seen: number;
  mood: { n: number; before: number | null; after: number | null; change: number | null };
  engagement: { n: number; value: number | null };
  verdict: Verdict;
  /** Records still missing for a verdict. */
  needed: number;
}

type Seen = Pick<InsightRow, 'attendance' | 'engagement' | 'mood_before' | 'mood_after'>;

// Thresholds after shrinking, in steps of mood and engagement.
const LIFTS = 0.4;
const LOWERS = -0.3;
const HOLDS = 2.75;
const PASSES_BY = 1.75;

export function computeEffect(rows: readonly Seen[], home: HomeMeans): Effect & { order: number } {
  const present = rows.filter(({ attendance }) => isPresent(attendance));
  const engagements = present.flatMap(({ engagement }) => engagement ?? []);
  const moods = present.flatMap(({ mood_before: before, mood_after: after }) =>
    before === null || after === null ? [] : [{ before, after, change: after - before }],
  );
  const engagement = shrunkMean(engagements, home.engagement);
  const change = shrunkMean(
    moods.map((mood) => mood.change),
    home.mood_change,
  );
  return {
    seen: present.length,
    mood: {
      n: moods.length,
      before: mean(moods.map(({ before }) => before)),
      after: mean(moods.map(({ after }) => after)),
      change: rounded(change),
    },
    engagement: { n: engagements.length, value: rounded(engagement) },
    verdict: judgeEffect(change, engagement),
    needed: Math.max(0, ENOUGH - Math.max(moods.length, engagements.length)),
    order: (change ?? home.mood_change ?? 0) + (engagement ?? home.engagement ?? 0) / 2,
  };
}

const rounded = (value: number | null) => (value === null ? null : toOneDecimal(value));

/** Harm takes precedence over benefit. */
function judgeEffect(change: number | null, engagement: number | null): Verdict {
  if (change === null && engagement === null) return 'not_yet';
  if (change !== null && change <= LOWERS) return 'lowers';
  const lifts = change !== null && change >= LIFTS;
  const holds = engagement !== null && engagement >= HOLDS;
  if (lifts) return holds ? 'lifts_and_holds' : 'lifts';
  if (holds) return 'holds';
  return engagement !== null && engagement <= PASSES_BY ? 'passes_by' : 'neither';
}

/** Best first; those with too few records last, most seen first. */
export function effectsBy<T extends Seen, K>(
  rows: readonly T[],
  readKey: (row: T) => K | null,
  home: HomeMeans,
): { key: K; rows: T[]; effect: Effect }[] {
  const groups = new Map<K, T[]>();
  for (const row of rows) {
    const key = isPresent(row.attendance) ? readKey(row) : null;
    if (key !== null) groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups]
    .map(([key, own]) => ({ key, rows: own, ...split(computeEffect(own, home)) }))
    .toSorted(
      (one, other) =>
        Number(isEarly(one)) - Number(isEarly(other)) ||
        (isEarly(one) ? other.effect.seen - one.effect.seen : other.order - one.order),
    )
    .map(({ key, rows: own, effect }) => ({ key, rows: own, effect }));
}

const split = ({ order, ...effect }: Effect & { order: number }) => ({ order, effect });
const isEarly = ({ effect }: { effect: Effect }) => effect.verdict === 'not_yet';
