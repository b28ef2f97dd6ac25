import { ALLERGEN_WORDS } from '../../../words/allergen-words.ts';
import { m } from '../../../words/m.ts';
import type { Resident } from './api.ts';
import { DIET_WORDS, DRINK_WORDS, FOOD_WORDS, HAND_WORDS, MOVES_WORDS } from './resident-words.ts';

type Safe = Pick<Resident, 'diet' | 'mobility' | 'safety'>;

/** `Level 7, regular, easy to chew`, in IDDSI terms. */
export function foodWords({ diet: { food_texture, easy_to_chew } }: Pick<Safe, 'diet'>) {
  if (food_texture === null) return null;
  const level = m.profile_iddsi({ level: FOOD_WORDS[food_texture]().toLowerCase() });
  return easy_to_chew ? `${level}, ${m.profile_easy_to_chew()}` : level;
}

export const drinkWords = ({ diet: { drink_thickness } }: Pick<Safe, 'diet'>) =>
  drink_thickness === null
    ? null
    : m.profile_iddsi({ level: DRINK_WORDS[drink_thickness]().toLowerCase() });

export const dietWords = ({ diet: { kinds, other } }: Pick<Safe, 'diet'>) =>
  [...kinds.filter((kind) => kind !== 'other').map((kind) => DIET_WORDS[kind]()), other]
    .filter(Boolean)
    .join(', ') || null;

export const movingWords = ({ mobility }: Pick<Safe, 'mobility'>) =>
  [
    mobility.moves !== null && MOVES_WORDS[mobility.moves](),
    mobility.help_to_stand && m.profile_help_to_stand(),
  ]
    .filter(Boolean)
    .join(' · ') || null;

export const handWords = ({ mobility: { dominant_hand, grip } }: Pick<Safe, 'mobility'>) =>
  [dominant_hand !== null && HAND_WORDS[dominant_hand](), grip].filter(Boolean).join(' · ') || null;

export const warningWords = ({ safety, mobility }: Pick<Safe, 'safety' | 'mobility'>): string[] => [
  ...(mobility.falls_risk ? [m.profile_falls_risk()] : []),
  ...(safety.photosensitive ? [m.profile_photosensitive()] : []),
  ...(safety.oxygen ? [m.profile_oxygen()] : []),
  ...(safety.pacemaker ? [m.profile_pacemaker()] : []),
  ...(safety.skin_fragile ? [m.profile_skin_fragile()] : []),
];

export const allergyWords = ({ allergen, detail }: Resident['allergies'][number]) =>
  detail === null ? ALLERGEN_WORDS[allergen]() : `${ALLERGEN_WORDS[allergen]()} (${detail})`;
