import { m } from '../../../../words/m.ts';
import * as words from '../resident-words.ts';
import {
  type ChoiceWords,
  day,
  type Field,
  line,
  one,
  pick,
  type Section,
  several,
  text,
  tick,
} from './field.ts';

const MINUTES: ChoiceWords = {
  10: m.manage_resident_minutes_10,
  20: m.manage_resident_minutes_20,
  30: m.manage_resident_minutes_30,
  60: m.manage_resident_minutes_60,
};
const BIRTHDAY_WORDS: ChoiceWords = {
  staff: m.manage_resident_birthday_staff,
  home: m.manage_resident_birthday_home,
};
const PROTECTED = { hint: m.manage_resident_prefers_not };

/**
 * domain 8.1, in the order people ask. The form, its errors and its conflict dialog are built from
 * it.
 */
export const SECTIONS: readonly Section[] = [
  {
    id: 'who',
    title: m.manage_resident_who,
    text: m.manage_resident_who_text,
    fields: [
      line('title', m.manage_resident_title, 20),
      line('first_name', m.manage_resident_first_name, 60, { required: true }),
      line('last_name', m.manage_resident_last_name, 60, { required: true }),
      line('preferred_name', m.manage_resident_preferred_name, 40, {
        hint: m.manage_resident_preferred_name_hint,
      }),
      line('pronouns', m.manage_resident_pronouns, 30),
      day('date_of_birth', m.manage_resident_date_of_birth),
    ],
  },
  {
    id: 'room',
    title: m.manage_resident_room,
    text: m.manage_resident_room_text,
    fields: [
      line('room', m.manage_resident_room_field, 20),
      line('unit', m.manage_resident_unit, 20),
      line('floor', m.manage_resident_floor, 20),
      tick('shares_room', m.manage_resident_shares_room, {
        hint: m.manage_resident_shares_room_hint,
      }),
      day('move_in_date', m.manage_resident_move_in_date, { required: true }),
      one('stay_type', m.manage_resident_stay_type, words.STAY_WORDS),
      day('leaves_on', m.manage_resident_leaves_on, {
        required: true,
        when: { name: 'stay_type', is: (value) => value === 'respite' },
      }),
      { kind: 'staff', name: 'key_worker_id', label: m.manage_resident_key_worker },
      { kind: 'staff', name: 'named_nurse_id', label: m.manage_resident_named_nurse },
    ],
  },
  {
    id: 'talking',
    title: m.manage_resident_talking,
    text: m.manage_resident_talking_text,
    fields: [
      { kind: 'language', name: 'first_language', label: m.manage_resident_first_language },
      { kind: 'languages', name: 'other_languages', label: m.manage_resident_other_languages },
      tick('interpreter', m.manage_resident_interpreter, { wide: true }),
      pick('communication.hearing', m.manage_resident_hearing, words.HEARING_WORDS),
      pick('communication.sight', m.manage_resident_sight, words.SIGHT_WORDS),
      pick('communication.speech', m.manage_resident_speech, words.SPEECH_WORDS),
      pick('communication.reading', m.manage_resident_reading, words.READING_WORDS),
      several('communication.formats', m.manage_resident_formats, words.FORMAT_WORDS),
      line('communication.yes_no', m.manage_resident_yes_no, 200, {
        hint: m.manage_resident_yes_no_hint,
        wide: true,
      }),
    ],
  },
  {
    id: 'moving',
    title: m.manage_resident_moving,
    text: m.manage_resident_moving_text,
    fields: [
      pick('mobility.moves', m.manage_resident_moves, words.MOVES_WORDS),
      pick('mobility.dominant_hand', m.manage_resident_dominant_hand, words.HAND_WORDS),
      tick('mobility.falls_risk', m.manage_resident_falls_risk),
      tick('mobility.help_to_stand', m.manage_resident_help_to_stand),
      line('mobility.grip', m.manage_resident_grip, 100, {
        hint: m.manage_resident_grip_hint,
        wide: true,
      }),
    ],
  },
  {
    id: 'food',
    title: m.manage_resident_food,
    text: m.manage_resident_food_text,
    fields: [
      { kind: 'allergies', name: 'allergies', label: m.manage_resident_allergies, wide: true },
      pick('diet.food_texture', m.manage_resident_food_texture, words.FOOD_WORDS, true),
      pick('diet.drink_thickness', m.manage_resident_drink_thickness, words.DRINK_WORDS, true),
      tick('diet.easy_to_chew', m.manage_resident_easy_to_chew, {
        hint: m.manage_resident_easy_to_chew_hint,
        when: { name: 'diet.food_texture', is: (value) => value === 7 },
        wide: true,
      }),
      day('diet.set_on', m.manage_resident_set_on),
      pick('diet.eating_support', m.manage_resident_eating_support, words.EATING_WORDS),
      several('diet.kinds', m.manage_resident_diet, words.DIET_WORDS),
      line('diet.other', m.manage_resident_diet_other, 100, {
        when: {
          name: 'diet.kinds',
          is: (value) => Array.isArray(value) && value.includes('other'),
        },
        wide: true,
      }),
      line('alcohol', m.manage_resident_alcohol, 100, { hint: m.manage_resident_alcohol_hint }),
      line('smoking', m.manage_resident_smoking, 100),
    ],
  },
  {
    id: 'part',
    title: m.manage_resident_part,
    text: m.manage_resident_part_text,
    fields: [
      one('best_time_of_day', m.manage_resident_best_time, words.TIME_WORDS),
      one('group_size', m.manage_resident_group_size, words.GROUP_SIZE_WORDS),
      one('place', m.manage_resident_place, words.PLACE_WORDS),
      pick('session_minutes', m.manage_resident_minutes, MINUTES, true),
      text('help_to_take_part', m.manage_resident_help_to_take_part, 500),
      text('light_and_sound', m.manage_resident_light_and_sound, 300),
    ],
  },
  {
    id: 'care',
    title: m.manage_resident_care,
    text: m.manage_resident_care_text,
    fields: [
      tick('safety.photosensitive', m.manage_resident_photosensitive),
      tick('safety.oxygen', m.manage_resident_oxygen),
      tick('safety.pacemaker', m.manage_resident_pacemaker),
      tick('safety.skin_fragile', m.manage_resident_skin_fragile),
      {
        kind: 'topics',
        name: 'avoid_topics',
        label: m.manage_resident_avoid_topics,
        hint: m.manage_resident_avoid_topics_hint,
        wide: true,
      },
    ],
  },
  {
    id: 'identity',
    title: m.manage_resident_identity,
    text: m.manage_resident_identity_text,
    fields: [
      line('protected.faith', m.manage_resident_faith, 60, PROTECTED),
      line('protected.ethnicity', m.manage_resident_ethnicity, 60, PROTECTED),
      line('protected.orientation', m.manage_resident_orientation, 60, PROTECTED),
    ],
  },
  {
    id: 'birthday',
    title: m.manage_resident_birthday,
    text: m.manage_resident_birthday_text,
    fields: [
      tick('celebrate_birthday', m.manage_resident_celebrate_birthday, { wide: true }),
      one('birthday_visibility', m.manage_resident_birthday_visibility, BIRTHDAY_WORDS),
    ],
  },
  {
    id: 'systems',
    title: m.manage_resident_systems,
    text: m.manage_resident_systems_text,
    fields: [
      line('external_id', m.manage_resident_external_id, 60, {
        hint: m.manage_resident_external_id_hint,
      }),
    ],
  },
];

export const FIELDS: readonly Field[] = SECTIONS.flatMap(({ fields }) => fields);

/** domain 8.1: the minimum for a resident. */
const FIRST: readonly Field['name'][] = [
  'first_name',
  'last_name',
  'preferred_name',
  'date_of_birth',
  'move_in_date',
  'room',
  'stay_type',
  'leaves_on',
];
export const isAskedFirst = ({ name }: Field) => FIRST.includes(name);
export const FIRST_FIELDS = FIRST.flatMap((name) => FIELDS.filter((each) => each.name === name));

/** Finds the field of an error, including errors deep inside a list. */
export const findField = (name: string) =>
  FIELDS.find((each) => name === each.name || name.startsWith(`${each.name}.`));
export const findSection = (name: string) =>
  SECTIONS.find(({ fields }) => fields.some((each) => each === findField(name)));
