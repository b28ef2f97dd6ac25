import type { Allergen } from '@relish/shared/residents/residents/choices.ts';

import { ALLERGEN_WORDS } from '../../../words/allergen-words.ts';
import { m } from '../../../words/m.ts';
import type { Conflict } from './api.ts';
import { interestWords } from './interest-words.ts';

const FOOD: Record<string, () => string> = {
  3: m.resident_food_3,
  4: m.resident_food_4,
  5: m.resident_food_5,
  6: m.resident_food_6,
};
const DRINKS: Record<string, () => string> = {
  1: m.resident_drink_1,
  2: m.resident_drink_2,
  3: m.resident_drink_3,
  4: m.resident_drink_4,
};
const STANDING: Record<string, (named: { name: string }) => string> = {
  wheelchair_self: m.choose_warn_standing_wheelchair,
  wheelchair_assisted: m.choose_warn_standing_wheelchair,
  hoist: m.choose_warn_standing_hoist,
  bed: m.choose_warn_standing_bed,
};
const inside = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);

/** Each warning as a sentence: the warning, then the resident and the reason. */
const SENTENCES: Record<Conflict['kind'], (about: string, name: string) => string> = {
  allergy: (about, name) =>
    m.choose_warn_allergy({ allergen: ALLERGEN_WORDS[about as Allergen](), name }),
  food_unlisted: (about, name) =>
    m.choose_warn_food_unlisted({
      allergen: inside(ALLERGEN_WORDS[about as Allergen]()),
      name,
    }),
  food_texture: (about, name) => {
    const level = FOOD[about];
    return level
      ? m.choose_warn_food_texture({ level: inside(level()), name })
      : m.choose_warn_food_soft({ name });
  },
  drink_thickness: (about, name) =>
    m.choose_warn_drink_thickness({ level: inside(DRINKS[about]?.() ?? about), name }),
  small_parts: (_, name) => m.choose_warn_small_parts({ name }),
  sharp: (_, name) => m.choose_warn_sharp({ name }),
  flashing: (_, name) => m.choose_warn_flashing({ name }),
  magnets: (_, name) => m.choose_warn_magnets({ name }),
  weighted: (_, name) => m.choose_warn_weighted({ name }),
  standing: (moves, name) => (STANDING[moves] ?? m.choose_warn_standing)({ name }),
  standing_unknown: (_, name) => m.choose_warn_standing_unknown({ name }),
  help_to_stand: (_, name) => m.choose_warn_help_to_stand({ name }),
  falls: (_, name) => m.choose_warn_falls({ name }),
  sight: (sight, name) =>
    sight === 'blind' ? m.choose_warn_sight_blind({ name }) : m.choose_warn_sight_low({ name }),
  hearing: (_, name) => m.choose_warn_hearing({ name }),
  in_bed: (_, name) => m.choose_warn_in_bed({ name }),
  outing: (_, name) => m.choose_warn_outing({ name }),
  alcohol: (note, name) => m.choose_warn_alcohol({ note, name }),
  oxygen: (_, name) => m.choose_warn_oxygen({ name }),
  never: (about, name) => m.choose_warn_never({ interest: interestWords(about), name }),
  avoid_topic: (topic, name) => m.choose_warn_avoid_topic({ topic, name }),
};

export const conflictWords = ({ kind, about }: Conflict, name: string): string =>
  SENTENCES[kind](about, name);

export const conflictKey = ({ person_id, kind, about }: Conflict): string =>
  `${person_id} ${kind} ${about}`;
