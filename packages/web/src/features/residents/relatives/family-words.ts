import type {
  FORMATS,
  GROUP_SIZES,
  HEARING,
  PLACES,
  READING,
  SIGHT,
  SPEECH,
  TIMES_OF_DAY,
} from '@relish/shared/residents/residents/choices.ts';

import { m } from '../../../words/m.ts';
import type { FamilyPerson } from './api.ts';
import { languageName } from './languages.ts';

type Words<T extends readonly string[]> = Record<T[number], () => string>;

const HEARING_WORDS: Words<typeof HEARING> = {
  none: m.resident_hearing_none,
  some: m.resident_hearing_some,
  aid_left: m.resident_hearing_aid_left,
  aid_right: m.resident_hearing_aid_right,
  aids_both: m.resident_hearing_aids_both,
  deaf: m.resident_hearing_deaf,
};
const SIGHT_WORDS: Words<typeof SIGHT> = {
  none: m.resident_sight_none,
  glasses: m.resident_sight_glasses,
  low_vision: m.resident_sight_low_vision,
  blind_one_side: m.resident_sight_blind_one_side,
  blind: m.resident_sight_blind,
};
const SPEECH_WORDS: Words<typeof SPEECH> = {
  clear: m.resident_speech_clear,
  some_difficulty: m.resident_speech_some_difficulty,
  few_words: m.resident_speech_few_words,
  no_words: m.resident_speech_no_words,
};
const READING_WORDS: Words<typeof READING> = {
  yes: m.resident_reading_yes,
  large_print: m.resident_reading_large_print,
  no: m.resident_reading_no,
};
const FORMAT_WORDS: Words<typeof FORMATS> = {
  large_print: m.resident_format_large_print,
  easy_read: m.resident_format_easy_read,
  audio: m.resident_format_audio,
  pictures: m.resident_format_pictures,
  bsl: m.resident_format_bsl,
  makaton: m.resident_format_makaton,
  braille: m.resident_format_braille,
};
const TIME_WORDS: Words<typeof TIMES_OF_DAY> = {
  morning: m.resident_time_morning,
  afternoon: m.resident_time_afternoon,
  evening: m.resident_time_evening,
  any: m.resident_time_any,
};
const GROUP_SIZE_WORDS: Words<typeof GROUP_SIZES> = {
  one_to_one: m.resident_group_size_one_to_one,
  small: m.resident_group_size_small,
  large: m.resident_group_size_large,
  any: m.resident_group_size_any,
};
const PLACE_WORDS: Words<typeof PLACES> = {
  own_room: m.resident_place_own_room,
  lounge: m.resident_place_lounge,
  outdoors: m.resident_place_outdoors,
  any: m.resident_place_any,
};

interface Fact {
  term: string;
  value: string;
}

/** How to communicate with the resident; unknown or unremarkable facts are left out. */
export function talkFacts({ communication, ...person }: FamilyPerson): Fact[] {
  const { hearing, sight, speech, reading, formats } = communication;
  return withoutEmpty([
    [m.my_relative_hearing(), hearing && HEARING_WORDS[hearing]()],
    [m.my_relative_sight(), sight && SIGHT_WORDS[sight]()],
    [m.my_relative_speech(), speech && SPEECH_WORDS[speech]()],
    [m.my_relative_reading(), reading && READING_WORDS[reading]()],
    [m.my_relative_formats(), formats.map((each) => FORMAT_WORDS[each]()).join(', ')],
    [m.my_relative_languages(), languages(person)],
  ]);
}

function languages({
  first_language,
  other_languages,
  interpreter,
}: Pick<FamilyPerson, 'first_language' | 'other_languages' | 'interpreter'>): string | null {
  if (first_language === 'en' && other_languages.length === 0 && !interpreter) return null;
  const names = [first_language, ...other_languages].map(languageName);
  return [...names, ...(interpreter ? [m.my_relative_interpreter()] : [])].join(', ');
}

/** When and where visits go well, and with how many people, as far as recorded. */
export const visitFacts = (person: FamilyPerson): Fact[] =>
  withoutEmpty([
    [
      m.my_relative_best_time(),
      person.best_time_of_day !== 'any' && TIME_WORDS[person.best_time_of_day](),
    ],
    [m.my_relative_company(), person.group_size !== 'any' && GROUP_SIZE_WORDS[person.group_size]()],
    [m.my_relative_place(), person.place !== 'any' && PLACE_WORDS[person.place]()],
  ]);

const withoutEmpty = (facts: [string, string | false | null][]): Fact[] =>
  facts.flatMap(([term, value]) => (value ? { term, value } : []));
