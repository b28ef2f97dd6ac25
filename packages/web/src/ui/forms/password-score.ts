import {
  guessableWords,
  isMadeOfNames,
  PASSWORD_MIN_SCORE,
  PASSWORD_SCORED_LENGTH,
} from '@relish/shared/accounts/sign-in/password-strength.ts';
import { type OptionsType, ZxcvbnFactory } from '@zxcvbn-ts/core';
// Imported one by one, because the packages' index files double the size and cannot be tree-shaken.
import adjacencyGraphs from '@zxcvbn-ts/language-common/dist/adjacencyGraphs.json.mjs';
import passwords from '@zxcvbn-ts/language-common/dist/passwords.json.mjs';
import commonWords from '@zxcvbn-ts/language-en/dist/commonWords.json.mjs';
import firstNames from '@zxcvbn-ts/language-en/dist/firstnames.json.mjs';

export type PasswordScore = 'short' | 'names' | 'easy' | 'good' | 'strong';

const SHORTEST = 10;

// Must match packages/server/src/core/password-strength.ts, which decides.
const options: OptionsType = {
  dictionary: {
    'passwords-common': passwords,
    'commonWords-en': commonWords,
    'firstnames-en': firstNames,
  },
  graphs: adjacencyGraphs,
  l33tMaxSubstitutions: 4,
};
const checker = new ZxcvbnFactory(options);

export function scorePassword(password: string, about: readonly string[]): PasswordScore {
  const words = guessableWords(about);
  const { score } = checker.check(password.slice(0, PASSWORD_SCORED_LENGTH), words);
  if (password.length < SHORTEST) return 'short';
  if (isMadeOfNames(password, words)) return 'names';
  if (score < PASSWORD_MIN_SCORE) return 'easy';
  return score > PASSWORD_MIN_SCORE ? 'strong' : 'good';
}
