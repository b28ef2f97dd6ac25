import { ACTIVITY_PLACE_WORDS, CATEGORY_WORDS } from '../../../words/activity-words.ts';
import { m } from '../../../words/m.ts';
import type { Filters } from './choice-address.ts';

interface FilterChip {
  value: string;
  label: string;
  /** The change that removes this filter. */
  without: Partial<Filters>;
}

export const filterChips = ({ q, minutes, place, bed, category }: Filters): FilterChip[] => [
  ...(q === '' ? [] : [{ value: 'q', label: q, without: { q: '' } }]),
  ...(minutes === undefined
    ? []
    : [
        {
          value: 'minutes',
          label: m.choose_minutes_upto({ minutes }),
          without: { minutes: undefined },
        },
      ]),
  ...(bed ? [{ value: 'bed', label: m.choose_in_bed(), without: { bed: false } }] : []),
  ...place.map((each) => ({
    value: each,
    label: ACTIVITY_PLACE_WORDS[each](),
    without: { place: place.filter((other) => other !== each) },
  })),
  ...category.map((each) => ({
    value: each,
    label: CATEGORY_WORDS[each](),
    without: { category: category.filter((other) => other !== each) },
  })),
];
