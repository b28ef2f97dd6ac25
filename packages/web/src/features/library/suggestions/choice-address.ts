import {
  ACTIVITY_PLACES,
  type ActivityPlace,
  CATEGORIES,
  type Category,
} from '@relish/shared/library/activities/choices.ts';

import type { Wanted } from './api.ts';

export const MINUTES = ['10', '20', '30', '60'] as const;
type Minutes = (typeof MINUTES)[number];

export const PEOPLE_AT_MOST = 60;
const QUERY_MAX = 100;

/** State kept in the URL: residents, filters and the opened activity. */
export interface Choice {
  residents: string[];
  group: string | undefined;
  activity: string | undefined;
  q: string;
  minutes: Minutes | undefined;
  place: ActivityPlace[];
  bed: boolean;
  category: Category[];
}

export type Filters = Pick<Choice, 'q' | 'minutes' | 'place' | 'bed' | 'category'>;

export const NO_FILTERS: Filters = {
  q: '',
  minutes: undefined,
  place: [],
  bed: false,
  category: [],
};

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const isId = (text: string) => ID.test(text);

export function readChoice(query: URLSearchParams): Choice {
  const id = (name: string) => [query.get(name) ?? ''].find(isId);
  const some = <T extends string>(values: readonly T[], name: string) =>
    values.filter((each) => query.getAll(name).includes(each));
  const residents = (query.get('residents') ?? '').split(',').filter(isId);
  return {
    residents: [...new Set(residents)].slice(0, PEOPLE_AT_MOST),
    group: id('group'),
    activity: id('activity'),
    q: (query.get('q') ?? '').slice(0, QUERY_MAX),
    minutes: MINUTES.find((each) => each === query.get('minutes')),
    place: some(ACTIVITY_PLACES, 'place'),
    bed: query.get('bed') === '1',
    category: some(CATEGORIES, 'category'),
  };
}

export function writeChoice({ residents, bed, ...rest }: Choice): URLSearchParams {
  const query = new URLSearchParams();
  if (residents.length > 0) query.set('residents', residents.join(','));
  for (const [name, value] of Object.entries(rest))
    for (const each of [value ?? []].flat()) if (each !== '') query.append(name, each);
  if (bed) query.set('bed', '1');
  return query;
}

export const filtersInUse = ({ minutes, place, bed, category }: Filters): number =>
  [minutes, bed].filter(Boolean).length + place.length + category.length;

/** Converts the filters to the call's input. */
export const wantedBy = (
  { q, minutes, place, bed, category }: Filters,
  residentIds: string[],
  limit: number,
): Wanted => ({
  resident_ids: residentIds,
  limit,
  query: q,
  max_minutes: minutes === undefined ? null : Number(minutes),
  places: place,
  in_bed: bed,
  categories: category,
});
