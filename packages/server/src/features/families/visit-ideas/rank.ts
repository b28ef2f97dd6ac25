import type { IdeaReason } from '@relish/shared/families/visit-ideas/contract.ts';
import type { Season, Theme } from '@relish/shared/library/activities/choices.ts';
import type { OwnGuide } from '@relish/shared/library/activities/own-activity.ts';
import { needsNoWarning } from '@relish/shared/library/suggestions/care-notes.ts';
import type { Person } from '@relish/shared/library/suggestions/people.ts';
import { areNeighbours } from '@relish/shared/residents/pal/levels.ts';

import { toSuggestible } from '../../../content/suggestible.ts';

export interface Visitable {
  id: string;
  title: string;
  guide: OwnGuide & { visit: NonNullable<OwnGuide['visit']> };
}

export interface Today {
  /** Increases by one each day. */
  day: number;
  season: Season;
  themes: readonly Theme[];
}

/** Ideas after these fit too poorly. */
const POOL = 30;
const AT_A_TIME = 3;

export interface Ranked<T> {
  activity: T;
  why: IdeaReason[];
}

/**
 * Best first. Anything that needs a warning is dropped silently, so that a family learns no
 * allergy, texture, mobility or topic from a reason (N9, N15). Interests count only where the
 * relative may see them.
 */
export function rank<T extends Visitable>(
  activities: readonly T[],
  person: Person | null,
  { seesInterests, season, themes }: { seesInterests: boolean } & Omit<Today, 'day'>,
): Ranked<T>[] {
  return activities
    .filter((activity) => person === null || needsNoWarning(toSuggestible(activity), person))
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
  person: Person | null,
  { seesInterests, season, themes }: { seesInterests: boolean } & Omit<Today, 'day'>,
): Generator<IdeaReason> {
  for (const interest of seesInterests ? guide.interests : []) {
    const stance = person?.stances.get(interest);
    if (stance === 'love' || stance === 'like') yield { kind: 'interest', interest, stance };
  }
  const theme = guide.themes.find((each) => themes.includes(each));
  if (theme) yield { kind: 'theme', theme };
  if (guide.seasons.includes(season)) yield { kind: 'season', season };
}

function score(guide: OwnGuide, person: Person | null, why: readonly IdeaReason[]): number {
  const has = (kind: IdeaReason['kind']) => why.some((each) => each.kind === kind);
  const liking = why.reduce(
    (sum, each) => (each.kind === 'interest' ? sum + (each.stance === 'love' ? 3 : 2) : sum),
    0,
  );
  let points = Math.min(liking, 6);
  if (guide.interests.some((code) => person?.stances.get(code) === 'not_for_me')) points -= 4;
  if (guide.themes.length > 0) points += has('theme') ? 2 : -2;
  if (guide.seasons.length > 0) points += has('season') ? 1 : -2;
  if (person?.level) points += fit(guide, person.level);
  return points;
}

function fit({ levels }: OwnGuide, level: NonNullable<Person['level']>): number {
  if (levels.includes(level)) return 1;
  return levels.some((each) => areNeighbours(each, level)) ? -1 : -4;
}

/** One from the top, the middle and the rest, different every day and page. */
export function deal<T>(ranked: readonly T[], { day, page }: { day: number; page: number }) {
  const pool = ranked.slice(0, POOL);
  const pages = Math.ceil(pool.length / AT_A_TIME);
  const first = pages === 0 ? 0 : (day + page) % pages;
  const dealt = [0, 1, 2].flatMap((part) => pool[first + part * pages] ?? []);
  return { dealt, pages };
}
