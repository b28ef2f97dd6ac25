import type { Input } from '@relish/shared/calls.ts';

import type { Resident } from '../api.ts';

/** Form values; an edit also holds the id and the version that was opened. */
export type ResidentValues = Omit<Input<'residents/add'>, 'status' | 'safety_confirmed'> & {
  id?: string;
  version?: number;
};

export type AllergyValue = NonNullable<ResidentValues['allergies']>[number];

type Held<T> = { [K in keyof T]: T[K] extends string | null ? string : T[K] };

/** Empty text fields hold '', because switching between null and '' would count as a change. */
const texts = <T extends object, K extends keyof T>(from: T, ...names: K[]) =>
  Object.fromEntries(names.map((name) => [name, from[name] ?? ''])) as Held<Pick<T, K>>;

export const emptyValues = (today: string): ResidentValues => ({
  title: '',
  first_name: '',
  last_name: '',
  preferred_name: '',
  pronouns: '',
  date_of_birth: '',
  room: '',
  unit: '',
  floor: '',
  shares_room: false,
  move_in_date: today,
  stay_type: 'permanent',
  leaves_on: null,
  key_worker_id: null,
  named_nurse_id: null,
  first_language: 'en',
  other_languages: [],
  interpreter: false,
  communication: {
    hearing: null,
    sight: null,
    speech: null,
    reading: null,
    formats: [],
    yes_no: '',
  },
  mobility: { moves: null, falls_risk: false, help_to_stand: false, dominant_hand: null, grip: '' },
  diet: {
    kinds: [],
    other: '',
    food_texture: null,
    easy_to_chew: false,
    drink_thickness: null,
    set_on: null,
    eating_support: null,
  },
  allergies: [],
  safety: { photosensitive: false, oxygen: false, pacemaker: false, skin_fragile: false },
  best_time_of_day: 'any',
  group_size: 'any',
  place: 'any',
  session_minutes: null,
  help_to_take_part: '',
  light_and_sound: '',
  smoking: '',
  alcohol: '',
  avoid_topics: [],
  protected: { faith: '', ethnicity: '', orientation: '' },
  celebrate_birthday: true,
  birthday_visibility: 'staff',
  external_id: '',
});

/** Form values of an existing resident. */
export function toFormValues(resident: Resident): ResidentValues {
  const fieldNames = Object.keys(emptyValues('')) as (keyof ResidentValues)[];
  const picked = Object.fromEntries(
    fieldNames.map((name) => [name, (resident as ResidentValues)[name]]),
  ) as ResidentValues;
  return {
    ...picked,
    ...texts(resident, 'title', 'preferred_name', 'pronouns', 'room', 'unit', 'floor'),
    ...texts(resident, 'help_to_take_part', 'light_and_sound', 'smoking', 'alcohol', 'external_id'),
    communication: { ...resident.communication, ...texts(resident.communication, 'yes_no') },
    mobility: { ...resident.mobility, ...texts(resident.mobility, 'grip') },
    diet: { ...resident.diet, ...texts(resident.diet, 'other') },
    protected: texts(resident.protected, 'faith', 'ethnicity', 'orientation'),
    allergies: resident.allergies.map((each) => ({ ...each, ...texts(each, 'detail') })),
    id: resident.id,
    version: resident.version,
  };
}

/** Drops values of hidden fields, which the user could not see or clear. */
export const sentValues = (values: ResidentValues): ResidentValues => ({
  ...values,
  leaves_on: values.stay_type === 'respite' ? values.leaves_on : null,
  diet: {
    ...values.diet,
    other: values.diet?.kinds?.includes('other') === true ? values.diet.other : null,
    easy_to_chew: values.diet?.food_texture === 7 && values.diet.easy_to_chew === true,
  },
});
