import type * as choices from '@relish/shared/residents/residents/choices.ts';

import { m } from '../../../words/m.ts';

type Words<Name extends keyof typeof choices> =
  (typeof choices)[Name] extends readonly (infer Each extends string | number)[]
    ? Record<Each, () => string>
    : never;

export const STATUS_WORDS: Words<'STATUSES'> = {
  pre_admission: m.resident_status_pre_admission,
  current: m.resident_status_current,
  respite: m.resident_status_respite,
  hospital: m.resident_status_hospital,
  away: m.resident_status_away,
  moved_out: m.resident_status_moved_out,
  deceased: m.resident_status_deceased,
};

export const STAY_WORDS: Words<'STAY_TYPES'> = {
  permanent: m.resident_stay_permanent,
  respite: m.resident_stay_respite,
  day: m.resident_stay_day,
};

export const HEARING_WORDS: Words<'HEARING'> = {
  none: m.resident_hearing_none,
  some: m.resident_hearing_some,
  aid_left: m.resident_hearing_aid_left,
  aid_right: m.resident_hearing_aid_right,
  aids_both: m.resident_hearing_aids_both,
  deaf: m.resident_hearing_deaf,
};

export const SIGHT_WORDS: Words<'SIGHT'> = {
  none: m.resident_sight_none,
  glasses: m.resident_sight_glasses,
  low_vision: m.resident_sight_low_vision,
  blind_one_side: m.resident_sight_blind_one_side,
  blind: m.resident_sight_blind,
};

export const SPEECH_WORDS: Words<'SPEECH'> = {
  clear: m.resident_speech_clear,
  some_difficulty: m.resident_speech_some_difficulty,
  few_words: m.resident_speech_few_words,
  no_words: m.resident_speech_no_words,
};

export const READING_WORDS: Words<'READING'> = {
  yes: m.resident_reading_yes,
  large_print: m.resident_reading_large_print,
  no: m.resident_reading_no,
};

export const FORMAT_WORDS: Words<'FORMATS'> = {
  large_print: m.resident_format_large_print,
  easy_read: m.resident_format_easy_read,
  audio: m.resident_format_audio,
  pictures: m.resident_format_pictures,
  bsl: m.resident_format_bsl,
  makaton: m.resident_format_makaton,
  braille: m.resident_format_braille,
};

export const MOVES_WORDS: Words<'MOVES'> = {
  independent: m.resident_moves_independent,
  stick: m.resident_moves_stick,
  frame: m.resident_moves_frame,
  wheelchair_self: m.resident_moves_wheelchair_self,
  wheelchair_assisted: m.resident_moves_wheelchair_assisted,
  hoist: m.resident_moves_hoist,
  bed: m.resident_moves_bed,
};

export const HAND_WORDS: Words<'HANDS'> = {
  right: m.resident_hand_right,
  left: m.resident_hand_left,
  both: m.resident_hand_both,
};

export const DIET_WORDS: Words<'DIETS'> = {
  vegetarian: m.resident_diet_vegetarian,
  vegan: m.resident_diet_vegan,
  halal: m.resident_diet_halal,
  kosher: m.resident_diet_kosher,
  diabetic: m.resident_diet_diabetic,
  other: m.resident_diet_other,
};

export const EATING_WORDS: Words<'EATING_SUPPORT'> = {
  independent: m.resident_eating_independent,
  prompt: m.resident_eating_prompt,
  help: m.resident_eating_help,
  full: m.resident_eating_full,
};

export const FOOD_WORDS: Words<'FOOD_TEXTURES'> = {
  3: m.resident_food_3,
  4: m.resident_food_4,
  5: m.resident_food_5,
  6: m.resident_food_6,
  7: m.resident_food_7,
};

export const DRINK_WORDS: Words<'DRINK_THICKNESSES'> = {
  0: m.resident_drink_0,
  1: m.resident_drink_1,
  2: m.resident_drink_2,
  3: m.resident_drink_3,
  4: m.resident_drink_4,
};

export const SEVERITY_WORDS: Words<'SEVERITIES'> = {
  mild: m.resident_severity_mild,
  moderate: m.resident_severity_moderate,
  severe: m.resident_severity_severe,
};

export const ALLERGY_SOURCE_WORDS: Words<'ALLERGY_SOURCES'> = {
  care_plan: m.resident_source_care_plan,
  gp: m.resident_source_gp,
  person: m.resident_source_person,
  family: m.resident_source_family,
};

export const TIME_WORDS: Words<'TIMES_OF_DAY'> = {
  morning: m.resident_time_morning,
  afternoon: m.resident_time_afternoon,
  evening: m.resident_time_evening,
  any: m.resident_time_any,
};

export const GROUP_SIZE_WORDS: Words<'GROUP_SIZES'> = {
  one_to_one: m.resident_group_size_one_to_one,
  small: m.resident_group_size_small,
  large: m.resident_group_size_large,
  any: m.resident_group_size_any,
};

export const PLACE_WORDS: Words<'PLACES'> = {
  own_room: m.resident_place_own_room,
  lounge: m.resident_place_lounge,
  outdoors: m.resident_place_outdoors,
  any: m.resident_place_any,
};

export const MISSING_WORDS: Words<'MISSING'> = {
  photo: m.resident_missing_photo,
  date_of_birth: m.resident_missing_date_of_birth,
  room: m.resident_missing_room,
  key_worker: m.resident_missing_key_worker,
  communication: m.resident_missing_communication,
  about_me: m.resident_missing_about_me,
  interests: m.resident_missing_interests,
  pal: m.resident_missing_pal,
  consent: m.resident_missing_consent,
  safety_confirmed: m.resident_missing_safety_confirmed,
};
