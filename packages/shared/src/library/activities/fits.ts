import type { ActivityFilters } from './contract.ts';
import type { OwnGuide } from './own-activity.ts';

type Filtered = Pick<
  OwnGuide,
  | 'category'
  | 'second_category'
  | 'levels'
  | 'formats'
  | 'min_people'
  | 'max_people'
  | 'duration_min'
  | 'places'
  | 'suitable_in_bed'
  | 'equipment'
  | 'seasons'
  | 'themes'
>;

/** The query is handled by the search. */
type Chosen = Omit<ActivityFilters, 'query'>;

/** An empty filter matches everything. */
export function fits(guide: Filtered, filters: Chosen): boolean {
  const { max_minutes, people } = filters;
  return (
    matchesAny(filters.levels, guide.levels) &&
    matchesAny(filters.categories, [guide.category, guide.second_category]) &&
    (max_minutes === null || guide.duration_min <= max_minutes) &&
    (people === null || (guide.min_people <= people && people <= guide.max_people)) &&
    matchesAny(filters.formats, guide.formats) &&
    matchesAny(filters.places, guide.places) &&
    (!filters.in_bed || guide.suitable_in_bed) &&
    needs(guide, filters.equipment) &&
    matchesAny(filters.seasons, guide.seasons) &&
    matchesAny(filters.themes, guide.themes)
  );
}

const matchesAny = (wanted: readonly string[], has: readonly (string | null)[]) =>
  wanted.length === 0 || wanted.some((each) => has.includes(each));

/** Every typed word must appear: “soft wool” matches wool that is soft. */
function needs({ equipment }: Filtered, typed: string): boolean {
  if (typed === '') return true;
  const names = plain(equipment.map(({ name, instead }) => `${name} ${instead ?? ''}`).join(' '));
  return plain(typed)
    .split(/[\s,]+/)
    .filter(Boolean)
    .every((word) => names.includes(singular(word)));
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();

/** “Scarves” also matches “scarf”. */
const singular = (word: string) => word.replace(/(?<=\w{3})(?:ves|f|ies|y|es|s)$/, '');
