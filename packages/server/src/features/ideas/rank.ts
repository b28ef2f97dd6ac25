import type { Season, Theme } from '@relish/shared/activities/choices.ts';
import type { OwnGuide } from '@relish/shared/activities/own-activity.ts';
import { conflictsWith } from '@relish/shared/choosing/conflicts.ts';
import type { Person } from '@relish/shared/choosing/people.ts';
import type { IdeaReason } from '@relish/shared/ideas/contract.ts';
import { areNeighbours } from '@relish/shared/pal/levels.ts';

export interface Visitable {
  id: string;
  title: string;
  guide: OwnGuide & { visit: NonNullable<OwnGuide['visit']> };
}

export interface Today {
  /** A number that grows by one each day. */
  day: number;
  season: Season;
  themes: readonly Theme[];
}

/** So many are dealt out, three at a time; what comes after fits too little. */
const POOL = 30;
const AT_A_TIME = 3;

export interface Ranked<T> {
  activity: T;
  why: IdeaReason[];
}

/**
 * What suits a visit, the best first. Whatever has a conflict is not in it, and nothing says so: a family
 * learns no allergy, no texture and no topic from a reason (N9, N15). Interests count only where they may see them.
 */
export function rank<T extends Visitable>(
  activities: readonly T[],
  person: Person,
  { seesInterests, season, themes }: { seesInterests: boolean } & Omit<Today, 'day'>,
): Ranked<T>[] {
  return activities
    .filter(({ title, guide }) => conflictsWith({ ...guide, title }, [person]).length === 0)
    .map((activity) => {
      const why = [...reasons(activity.guide, person, { seesInterests, season, themes })];
      return { activity, why, score: score(activity.guide, person, why) };
    })
    .toSorted(
      (one, other) =>
        other.score - one.score || one.activity.title.localeCompare(other.activity.title, 'en-GB'),
    );
}

function* reasons(
  guide: OwnGuide,
  { stances }: Person,
  { seesInterests, season, themes }: { seesInterests: boolean } & Omit<Today, 'day'>,
): Generator<IdeaReason> {
  for (const interest of seesInterests ? guide.interests : []) {
    const stance = stances.get(interest);
    if (stance === 'love' || stance === 'like') yield { kind: 'interest', interest, stance };
  }
  const theme = guide.themes.find((each) => themes.includes(each));
  if (theme) yield { kind: 'theme', theme };
  if (guide.seasons.includes(season)) yield { kind: 'season', season };
}

function score(guide: OwnGuide, { stances, level }: Person, why: readonly IdeaReason[]): number {
  const has = (kind: IdeaReason['kind']) => why.some((each) => each.kind === kind);
  const liking = why.reduce(
    (sum, each) => (each.kind === 'interest' ? sum + (each.stance === 'love' ? 3 : 2) : sum),
    0,
  );
  let points = Math.min(liking, 6);
  if (guide.interests.some((code) => stances.get(code) === 'not_for_me')) points -= 4;
  if (guide.themes.length > 0) points += has('theme') ? 2 : -2;
  if (guide.seasons.length > 0) points += has('season') ? 1 : -2;
  if (level !== null) points += fit(guide, level);
  return points;
}

function fit({ levels }: OwnGuide, level: NonNullable<Person['level']>): number {
  if (levels.includes(level)) return 1;
  return levels.some((each) => areNeighbours(each, level)) ? -1 : -4;
}

/** Three of them: one of the best, one of the middle, one beyond, another three every day and on every page. */
export function deal<T>(ranked: readonly T[], { day, page }: { day: number; page: number }) {
  const pool = ranked.slice(0, POOL);
  const pages = Math.ceil(pool.length / AT_A_TIME);
  const first = pages === 0 ? 0 : (day + page) % pages;
  const dealt = [0, 1, 2].flatMap((part) => pool[first + part * pages] ?? []);
  return { dealt, pages };
}
