import {
  ACTIVITY_PLACE_WORDS,
  CATEGORY_WORDS,
  SEASON_WORDS,
  THEME_WORDS,
} from '../../../words/activity-words.ts';
import { m } from '../../../words/m.ts';
import { GROUP_WORDS, upToMinutes } from './filter-words.ts';
import type { LibraryChoices } from './library-choices.ts';

interface FilterChip {
  value: string;
  label: string;
  /** The change that removes this filter. */
  without: Partial<LibraryChoices>;
}

const except = <T>(list: readonly T[], gone: T) => list.filter((each) => each !== gone);

/** Active filters that no other control on the page shows. */
export function filterChips(choices: LibraryChoices): FilterChip[] {
  const { category, minutes, people, place, have, season, theme } = choices;
  const chips: (FilterChip | false)[] = [
    ...category.map((each) => ({
      value: each,
      label: CATEGORY_WORDS[each](),
      without: { category: except(category, each) },
    })),
    minutes !== undefined && {
      value: 'minutes',
      label: upToMinutes(minutes),
      without: { minutes: undefined },
    },
    people !== undefined && {
      value: 'people',
      label: GROUP_WORDS[people](),
      without: { people: undefined },
    },
    ...place.map((each) => ({
      value: each,
      label: ACTIVITY_PLACE_WORDS[each](),
      without: { place: except(place, each) },
    })),
    have !== '' && {
      value: 'have',
      label: m.activities_have_named({ what: have }),
      without: { have: '' },
    },
    ...season.map((each) => ({
      value: each,
      label: SEASON_WORDS[each](),
      without: { season: except(season, each) },
    })),
    theme !== undefined && {
      value: 'theme',
      label: THEME_WORDS[theme](),
      without: { theme: undefined },
    },
  ];
  return chips.filter((chip) => chip !== false);
}
