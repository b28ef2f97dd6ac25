import { languageName } from '../../../words/languages.ts';
import { m } from '../../../words/m.ts';
import type { Resident } from './api.ts';
import { inSentence } from './in-sentence.ts';
import {
  FORMAT_WORDS,
  HEARING_WORDS,
  READING_WORDS,
  SIGHT_WORDS,
  SPEECH_WORDS,
} from './resident-words.ts';

/** Unknown facts are left out. */
export function communicationFacts({ communication }: Pick<Resident, 'communication'>) {
  const { hearing, sight, speech, reading, formats } = communication;
  return [
    { term: m.profile_hearing(), value: hearing && HEARING_WORDS[hearing]() },
    { term: m.profile_sight(), value: sight && SIGHT_WORDS[sight]() },
    { term: m.profile_speech(), value: speech && SPEECH_WORDS[speech]() },
    { term: m.profile_reading(), value: reading && READING_WORDS[reading]() },
    {
      term: m.profile_formats(),
      value: formats.map((each) => FORMAT_WORDS[each]()).join(', ') || null,
    },
  ].filter(({ value }) => value !== null);
}

/** Null for residents whose only language is English. */
export function languageWords(first: string, others: readonly string[], interpreter: boolean) {
  if (first === 'en' && others.length === 0 && !interpreter) return null;
  const names = inSentence([first, ...others].map(languageName));
  return interpreter ? `${names}, ${m.profile_interpreter()}` : names;
}
