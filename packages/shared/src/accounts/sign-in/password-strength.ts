/** zxcvbn score from 0 to 4; 3 withstands 100 million guesses. */
export const PASSWORD_MIN_SCORE = 3;
/** Scoring is slow, and more characters can only make it stronger. */
export const PASSWORD_SCORED_LENGTH = 24;

/** Words likely to appear in passwords here. */
const PRODUCT_WORDS = [
  'relish',
  'demo',
  'carehome',
  'care home',
  'nursing home',
  'care',
  'home',
  'resident',
];

/** The user's names, email address and home. */
export function guessableWords(about: readonly (string | undefined)[]): string[] {
  const texts = about.flatMap((text = '') => [
    text,
    text.replaceAll(/\s+/g, ''),
    ...text.split(/[^\p{L}\p{N}]+/u),
  ]);
  const words = [...texts, ...PRODUCT_WORDS].map((word) => word.toLowerCase());
  return [...new Set(words)].filter((word) => word.length > 2);
}

const LETTERS_BESIDES_NAMES = 4;

/** Whether it consists of such words plus digits and punctuation. */
export function isMadeOfNames(password: string, words: readonly string[]): boolean {
  const small = password.toLowerCase();
  const rest = words
    .toSorted((one, other) => other.length - one.length)
    .reduce((left, word) => left.replaceAll(word, ' '), small);
  return rest !== small && (rest.match(/\p{L}/gu)?.length ?? 0) < LETTERS_BESIDES_NAMES;
}
