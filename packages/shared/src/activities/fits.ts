import type { ActivityFilters } from './contract.ts';
import type { OwnGuide } from './own-activity.ts';

/** What of a guide the filters look at. */
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

/** What somebody types is another question: a search answers it. */
type Chosen = Omit<ActivityFilters, 'query'>;

/** Whether an activity is among those that somebody asked for; a filter that says nothing lets all through. */
export function fits(guide: Filtered, filters: Chosen): boolean {
  const { max_minutes, people } = filters;
  return (
    anyOf(filters.levels, guide.levels) &&
    anyOf(filters.categories, [guide.category, guide.second_category]) &&
    (max_minutes === null || guide.duration_min <= max_minutes) &&
    (people === null || (guide.min_people <= people && people <= guide.max_people)) &&
    anyOf(filters.formats, guide.formats) &&
    anyOf(filters.places, guide.places) &&
    (!filters.in_bed || guide.suitable_in_bed) &&
    needs(guide, filters.equipment) &&
    anyOf(filters.seasons, guide.seasons) &&
    anyOf(filters.themes, guide.themes)
  );
}

const anyOf = (asked: readonly string[], has: readonly (string | null)[]) =>
  asked.length === 0 || asked.some((each) => has.includes(each));

/** Every word is somewhere among what is needed: “soft wool” finds wool that is soft. */
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

/** “Scarves” is how one says it, “scarf” may be how it is written. */
const singular = (word: string) => word.replace(/(?<=\w{3})(?:ves|f|ies|y|es|s)$/, '');
