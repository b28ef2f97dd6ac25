import {
  ACTIVITY_PLACES,
  type ActivityPlace,
  CATEGORIES,
  type Category,
  type Season,
  SEASONS,
  type Theme,
  THEMES,
} from '@relish/shared/library/activities/choices.ts';
import { type Level, LEVELS } from '@relish/shared/residents/pal/levels.ts';

import type { Wanted } from './api.ts';

export const TABS = ['all', 'favourites', 'recent', 'ours'] as const;
export type Tab = (typeof TABS)[number];

/** Group sizes in people's words; they map to the formats of domain 9.2. */
export const GROUPS = ['one', 'few', 'many'] as const;
export type GroupSize = (typeof GROUPS)[number];

export const MINUTES = ['10', '20', '30', '60'] as const;
export type Minutes = (typeof MINUTES)[number];

/** Kept in the URL, so that a search can be saved and shared. */
export interface LibraryChoices {
  tab: Tab;
  q: string;
  level: Level[];
  category: Category[];
  minutes: Minutes | undefined;
  people: GroupSize | undefined;
  place: ActivityPlace[];
  bed: boolean;
  have: string;
  season: Season[];
  theme: Theme | undefined;
}

export type Filters = Omit<LibraryChoices, 'tab' | 'q'>;

export const NO_FILTERS: Filters = {
  level: [],
  category: [],
  minutes: undefined,
  people: undefined,
  place: [],
  bed: false,
  have: '',
  season: [],
  theme: undefined,
};

const QUERY_MAX = 100;
const HAVE_MAX = 60;

export function readChoices(query: URLSearchParams): LibraryChoices {
  const one = <T extends string>(values: readonly T[], name: string) =>
    values.find((each) => each === query.get(name));
  const some = <T extends string>(values: readonly T[], name: string) =>
    values.filter((each) => query.getAll(name).includes(each));
  return {
    tab: one(TABS, 'tab') ?? 'all',
    q: (query.get('q') ?? '').slice(0, QUERY_MAX),
    level: some(LEVELS, 'level'),
    category: some(CATEGORIES, 'category'),
    minutes: one(MINUTES, 'minutes'),
    people: one(GROUPS, 'people'),
    place: some(ACTIVITY_PLACES, 'place'),
    bed: query.get('bed') === '1',
    have: (query.get('have') ?? '').slice(0, HAVE_MAX),
    season: some(SEASONS, 'season'),
    theme: one(THEMES, 'theme'),
  };
}

export function writeChoices({ tab, bed, ...choices }: LibraryChoices): URLSearchParams {
  const query = new URLSearchParams();
  if (tab !== 'all') query.set('tab', tab);
  for (const [name, value] of Object.entries(choices))
    for (const each of [value ?? []].flat()) if (each !== '') query.append(name, each);
  if (bed) query.set('bed', '1');
  return query;
}

export const filtersInUse = ({ have, bed, minutes, people, theme, ...lists }: Filters): number =>
  [have.trim() !== '', bed, minutes, people, theme].filter(Boolean).length +
  [lists.level, lists.category, lists.place, lists.season].flat().length;

/** Converts the choices to the call's input. */
export const wantedBy = (choices: LibraryChoices): Wanted => ({
  tab: choices.tab,
  query: choices.q,
  levels: choices.level,
  categories: choices.category,
  max_minutes: choices.minutes === undefined ? null : Number(choices.minutes),
  people: choices.people === 'one' ? 1 : null,
  formats: choices.people === 'few' ? ['small_group'] : choices.people === 'many' ? ['group'] : [],
  places: choices.place,
  in_bed: choices.bed,
  equipment: choices.have,
  seasons: choices.season,
  themes: choices.theme === undefined ? [] : [choices.theme],
});
