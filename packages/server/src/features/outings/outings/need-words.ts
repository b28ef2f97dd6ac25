import type { Output } from '@relish/shared/calls.ts';
import type {
  DRINK_THICKNESSES,
  EATING_SUPPORT,
  FOOD_TEXTURES,
  HEARING,
  MOVES,
  SEVERITIES,
  SIGHT,
  SPEECH,
} from '@relish/shared/residents/residents/choices.ts';

import { ALLERGEN_WORDS } from '../../../pdf/guide-words.ts';
import type { GoerRow } from './people-queries.ts';

type Need = Output<'outings/get'>['goers'][number]['needs'][number];
type Words<T extends readonly (string | number)[]> = Record<T[number], string>;

const MOVE_WORDS: Words<typeof MOVES> = {
  independent: 'Moves about independently',
  stick: 'Walks with a stick',
  frame: 'Walks with a frame',
  wheelchair_self: 'Uses a wheelchair without help',
  wheelchair_assisted: 'Uses a wheelchair with help',
  hoist: 'Moves with a hoist',
  bed: 'Cared for in bed',
};
const FOOD_WORDS: Words<typeof FOOD_TEXTURES> = {
  3: 'Food level 3, liquidised',
  4: 'Food level 4, pureed',
  5: 'Food level 5, minced and moist',
  6: 'Food level 6, soft and bite-sized',
  7: 'Food level 7, regular',
};
const DRINK_WORDS: Words<typeof DRINK_THICKNESSES> = {
  0: 'Drinks level 0, thin',
  1: 'Drinks level 1, slightly thick',
  2: 'Drinks level 2, mildly thick',
  3: 'Drinks level 3, moderately thick',
  4: 'Drinks level 4, extremely thick',
};
const EATING_WORDS: Words<typeof EATING_SUPPORT> = {
  independent: 'Eats independently',
  prompt: 'A prompt helps with eating',
  help: 'Some help to eat',
  full: 'Full support to eat',
};
const HEARING_WORDS: Words<typeof HEARING> = {
  none: '',
  some: 'Some hearing loss',
  aid_left: 'Hearing aid in the left ear',
  aid_right: 'Hearing aid in the right ear',
  aids_both: 'Hearing aids in both ears',
  deaf: 'Deaf',
};
const SIGHT_WORDS: Words<typeof SIGHT> = {
  none: '',
  glasses: 'Wears glasses',
  low_vision: 'Low vision',
  blind_one_side: 'Sees on one side only',
  blind: 'Blind',
};
const SPEECH_WORDS: Words<typeof SPEECH> = {
  clear: '',
  some_difficulty: 'Some difficulty speaking',
  few_words: 'Uses few words',
  no_words: 'Does not use words',
};
const SEVERITY_WORDS: Words<typeof SEVERITIES> = {
  mild: 'mild',
  moderate: 'moderate',
  severe: 'SEVERE',
};

/** A fact that is not recorded says so, because silence reads as safe. */
export function listNeeds(row: GoerRow): Need[] {
  const { mobility, diet, communication, safety } = row;
  const join = (parts: readonly (string | false | null | undefined)[]) =>
    parts.filter(Boolean).join('. ');
  const languages = new Intl.DisplayNames('en-GB', { type: 'language' });
  const all: Need[] = [
    {
      about: 'allergies',
      text: row.allergies
        .map(({ allergen, severity, detail }) =>
          [`${ALLERGEN_WORDS[allergen]} (${SEVERITY_WORDS[severity]})`, detail]
            .filter(Boolean)
            .join(': '),
        )
        .join('; '),
    },
    {
      about: 'mobility',
      text: join([
        mobility.moves ? MOVE_WORDS[mobility.moves] : 'How they move is not recorded',
        mobility.help_to_stand && 'Help to stand',
        mobility.falls_risk && 'Risk of falls',
      ]),
    },
    {
      about: 'eating',
      text: join([
        diet.food_texture ? FOOD_WORDS[diet.food_texture] : 'Food texture is not recorded',
        diet.easy_to_chew && 'Easy to chew',
        diet.eating_support && EATING_WORDS[diet.eating_support],
        diet.kinds?.includes('diabetic') && 'Diabetic',
        diet.other,
      ]),
    },
    {
      about: 'drinking',
      text:
        diet.drink_thickness === null || diet.drink_thickness === undefined
          ? 'Drink thickness is not recorded'
          : DRINK_WORDS[diet.drink_thickness],
    },
    {
      about: 'communication',
      text: join([
        communication.hearing && HEARING_WORDS[communication.hearing],
        communication.sight && SIGHT_WORDS[communication.sight],
        communication.speech && SPEECH_WORDS[communication.speech],
        communication.yes_no && `Yes and no: ${communication.yes_no}`,
        row.first_language !== 'en' && `Speaks ${languages.of(row.first_language)}`,
        row.interpreter && 'Needs an interpreter',
      ]),
    },
    {
      about: 'safety',
      text: join([
        safety.photosensitive && 'Flashing light can cause seizures',
        safety.oxygen && 'Uses oxygen',
        safety.pacemaker && 'Pacemaker: no magnets',
        safety.skin_fragile && 'Fragile skin',
        row.help_to_take_part,
      ]),
    },
  ];
  return all.filter(({ text }) => text !== '');
}
