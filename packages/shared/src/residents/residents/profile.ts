import { z } from 'zod';

import {
  Day,
  Id,
  Language,
  optionalDay,
  optionalLine,
  optionalText,
  shortText,
} from '../../fields.ts';
import {
  ALLERGENS,
  ALLERGY_SOURCES,
  BIRTHDAY_VISIBILITIES,
  DIETS,
  DRINK_THICKNESSES,
  EATING_SUPPORT,
  FOOD_TEXTURES,
  FORMATS,
  GROUP_SIZES,
  HANDS,
  HEARING,
  MOVES,
  PLACES,
  READING,
  SESSION_MINUTES,
  SEVERITIES,
  SIGHT,
  SPEECH,
  STAY_TYPES,
  TIMES_OF_DAY,
} from './choices.ts';

const choice = <const T extends readonly string[]>(values: T) =>
  z.enum(values, { error: 'Choose one from the list.' });
const number = <const T extends readonly number[]>(values: T) =>
  z.literal(values, { error: 'Choose one from the list.' });
const list = <T extends z.ZodType>(each: T, max: number) =>
  z.array(each).max(max, `Use at most ${max}.`).default([]);

export const Communication = z.object({
  hearing: choice(HEARING).nullable().default(null),
  sight: choice(SIGHT).nullable().default(null),
  speech: choice(SPEECH).nullable().default(null),
  reading: choice(READING).nullable().default(null),
  formats: list(choice(FORMATS), FORMATS.length),
  yes_no: optionalLine(200),
});

export const Mobility = z.object({
  moves: choice(MOVES).nullable().default(null),
  falls_risk: z.boolean().default(false),
  help_to_stand: z.boolean().default(false),
  dominant_hand: choice(HANDS).nullable().default(null),
  grip: optionalLine(100),
});

// No free text where an error could choke someone: IDDSI levels with their author and date.
export const Diet = z.object({
  kinds: list(choice(DIETS), DIETS.length),
  other: optionalLine(100),
  food_texture: number(FOOD_TEXTURES).nullable().default(null),
  easy_to_chew: z.boolean().default(false),
  drink_thickness: number(DRINK_THICKNESSES).nullable().default(null),
  set_on: optionalDay,
  eating_support: choice(EATING_SUPPORT).nullable().default(null),
});

export const Allergy = z
  .object({
    allergen: choice(ALLERGENS),
    severity: choice(SEVERITIES),
    detail: optionalLine(100),
    source: choice(ALLERGY_SOURCES).default('care_plan'),
    checked_on: optionalDay,
  })
  .refine(({ allergen, detail }) => allergen !== 'medicine' || detail !== null, {
    error: 'Say which medicine.',
    path: ['detail'],
  });
export type Allergy = z.infer<typeof Allergy>;

export const Safety = z.object({
  photosensitive: z.boolean().default(false),
  oxygen: z.boolean().default(false),
  pacemaker: z.boolean().default(false),
  skin_fragile: z.boolean().default(false),
});

/** Special-category data: optional, encrypted at rest, never for relatives. */
export const Protected = z.object({
  faith: optionalLine(60),
  ethnicity: optionalLine(60),
  orientation: optionalLine(60),
});
export type Protected = z.infer<typeof Protected>;

export const ResidentFields = z.object({
  title: optionalLine(20),
  first_name: shortText(60, 'the first name'),
  last_name: shortText(60, 'the last name'),
  preferred_name: optionalLine(40),
  pronouns: optionalLine(30),
  date_of_birth: optionalDay,
  room: optionalLine(20),
  unit: optionalLine(20),
  floor: optionalLine(20),
  shares_room: z.boolean().default(false),
  move_in_date: Day,
  stay_type: choice(STAY_TYPES).default('permanent'),
  leaves_on: optionalDay,
  key_worker_id: Id.nullable().default(null),
  named_nurse_id: Id.nullable().default(null),
  first_language: Language.default('en'),
  other_languages: list(Language, 10),
  interpreter: z.boolean().default(false),
  communication: Communication.prefault({}),
  mobility: Mobility.prefault({}),
  diet: Diet.prefault({}),
  allergies: list(Allergy, 30),
  safety: Safety.prefault({}),
  best_time_of_day: choice(TIMES_OF_DAY).default('any'),
  group_size: choice(GROUP_SIZES).default('any'),
  place: choice(PLACES).default('any'),
  session_minutes: number(SESSION_MINUTES).nullable().default(null),
  help_to_take_part: optionalText(500),
  light_and_sound: optionalText(300),
  smoking: optionalLine(100),
  alcohol: optionalLine(100),
  avoid_topics: list(shortText(100, 'a topic'), 20),
  protected: Protected.prefault({}),
  celebrate_birthday: z.boolean().default(true),
  birthday_visibility: choice(BIRTHDAY_VISIBILITIES).default('staff'),
  external_id: optionalLine(60),
});
export type ResidentFields = z.infer<typeof ResidentFields>;
