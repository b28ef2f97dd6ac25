import { areNeighbours, type Level } from '../pal/levels.ts';
import type { Stance } from './taxonomy.ts';

const POINTS: Record<Stance, number> = {
  love: 3,
  like: 2,
  used_to: 1,
  curious: 1,
  not_for_me: 0,
  never: 0,
};

export interface MatchActivity {
  name: string;
  interest_codes: readonly string[];
  levels: readonly Level[];
  /** A risk rules it out (swallowing, latex, allergy and so on). */
  hard_conflict: boolean;
  /** Null if never. */
  last_done_on: string | null;
}

export interface MatchResident {
  /** Null before the first ability check. */
  level: Level | null;
  stances: ReadonlyMap<string, Stance>;
}

export function matchScore(activity: MatchActivity, resident: MatchResident): number {
  const stances = [...new Set(activity.interest_codes)].flatMap(
    (code) => resident.stances.get(code) ?? [],
  );
  if (activity.hard_conflict || stances.includes('never')) return 0;
  const liking = stances.reduce((sum, stance) => sum + POINTS[stance], 0);
  return liking * levelFit(activity.levels, resident.level);
}

/** Best first; ties by longest ago, then by name. */
export function byMatch(resident: MatchResident) {
  return (one: MatchActivity, other: MatchActivity): number =>
    matchScore(other, resident) - matchScore(one, resident) ||
    compareText(one.last_done_on ?? '', other.last_done_on ?? '') ||
    one.name.localeCompare(other.name, 'en-GB') ||
    compareText(one.name, other.name);
}

function levelFit(levels: readonly Level[], level: Level | null): number {
  // Without an ability check interests count in full.
  if (level === null) return 1;
  if (levels.includes(level)) return 1;
  return levels.some((each) => areNeighbours(each, level)) ? 0.5 : 0;
}

function compareText(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
