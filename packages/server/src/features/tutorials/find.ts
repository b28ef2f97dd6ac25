import type { Tutorial } from '@relish/shared/tutorials/tutorial.ts';

const wordsOf = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLocaleLowerCase('en-GB')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

// Of “inviting” and “invites” the beginning says it.
const ENDINGS = /(?<=\w{3})(?:ies|es|s|ing|ed|e)$/;

const places = ({ title, search_words, summary, steps }: Tutorial) => [
  { weight: 4, words: wordsOf(title) },
  { weight: 3, words: wordsOf(search_words.join(' ')) },
  { weight: 2, words: wordsOf(summary) },
  { weight: 1, words: wordsOf(steps.map((step) => `${step.title} ${step.text}`).join(' ')) },
];

/** Those that have every word that was typed, or the beginning of it; the nearest first. */
export function find<T extends Tutorial>(tutorials: readonly T[], typed: string): T[] {
  const wanted = wordsOf(typed).map((word) => word.replace(ENDINGS, ''));
  return tutorials
    .map((tutorial) => ({ tutorial, score: score(tutorial, wanted) }))
    .filter((each) => each.score > 0 || wanted.length === 0)
    .toSorted((one, other) => other.score - one.score)
    .map(({ tutorial }) => tutorial);
}

function score(tutorial: Tutorial, wanted: readonly string[]): number {
  const told = places(tutorial);
  const found = wanted.map((word) =>
    Math.max(
      0,
      ...told
        .filter(({ words }) => words.some((each) => each.startsWith(word)))
        .map(({ weight }) => weight),
    ),
  );
  return found.includes(0) ? 0 : found.reduce((sum, each) => sum + each, 0);
}
