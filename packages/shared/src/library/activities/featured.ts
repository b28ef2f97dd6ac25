import { type Category, findSeason, type Season, type Theme } from './choices.ts';

export interface Featurable {
  id: string;
  category: Category;
  themes: readonly Theme[];
  seasons: readonly Season[];
  /** Pinned by the editor until this day. */
  pinned_until: string | null;
  /** Chosen by this home recently. */
  tried: boolean;
}

interface Today {
  day: string;
  /** Seed: the same for everyone in a home on a day. */
  home: string;
  themes: readonly Theme[];
  /** Themes with dates, out of place on other days. */
  dated: ReadonlySet<Theme>;
}

export const FEATURED = 8;
// Limits one theme, so that a long season leaves room for others.
const OF_A_KIND = 3;

/** Pinned first, then the day and season, then what this home has not tried. */
export function featuredOn<T extends Featurable>(activities: readonly T[], today: Today): T[] {
  const season = findSeason(today.day);
  const isThemed = ({ themes }: T) => themes.some((theme) => today.themes.includes(theme));
  const isSeasonal = ({ seasons }: T) => seasons.includes(season);
  const isPinned = ({ pinned_until }: T) => pinned_until !== null && pinned_until >= today.day;
  const isTimely = (activity: T) =>
    isThemed(activity) ||
    ((activity.seasons.length === 0 || isSeasonal(activity)) &&
      (activity.themes.length === 0 || activity.themes.some((theme) => !today.dated.has(theme))));

  const turn = activities
    .filter((each) => isPinned(each) || isTimely(each))
    .map((each) => ({ each, place: chance(`${today.home} ${today.day} ${each.id}`) }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ each }) => each);
  const pinned = varied(turn.filter(isPinned), FEATURED);
  const first = new Set(pinned);
  const take = (list: T[]) => {
    for (const each of list) first.add(each);
  };
  take(turn.filter(isThemed).slice(0, OF_A_KIND));
  take(turn.filter(isSeasonal).slice(0, OF_A_KIND));
  take(turn.filter(({ tried }) => !tried));
  take(turn);
  const others = [...first].slice(pinned.length);
  return varied([...pinned, ...others], FEATURED, pinned.length);
}

/** Avoids the same category twice in a row. */
function varied<T extends Featurable>(list: readonly T[], count: number, from = 0): T[] {
  const shown = list.slice(0, from);
  const waiting = list.slice(from);
  while (shown.length < count && waiting.length > 0) {
    const last = shown.at(-1)?.category;
    const next = waiting.findIndex(({ category }) => category !== last);
    shown.push(...waiting.splice(Math.max(next, 0), 1));
  }
  return shown;
}

/** Deterministic pseudo-random number (FNV-1a). */
function chance(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  // FNV-1a changes its upper bits too little when only the end differs.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}
