import type { Tutorial } from '@relish/shared/library/tutorials/tutorial.ts';

const splitWords = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLocaleLowerCase('en-GB')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

// Crude stemming: “inviting” and “invites” match.
const ENDINGS = /(?<=\w{3})(?:ies|es|s|ing|ed|e)$/;

const places = ({ title, search_words, summary, steps }: Tutorial) => [
  { weight: 4, words: splitWords(title) },
  { weight: 3, words: splitWords(search_words.join(' ')) },
  { weight: 2, words: splitWords(summary) },
  { weight: 1, words: splitWords(steps.map((step) => `${step.title} ${step.text}`).join(' ')) },
];

export function find<T extends Tutorial>(tutorials: readonly T[], typed: string): T[] {
  const wanted = splitWords(typed).map((word) => word.replace(ENDINGS, ''));
  return tutorials
    .map((tutorial) => ({ tutorial, score: score(tutorial, wanted) }))
    .filter((each) => each.score > 0 || wanted.length === 0)
    .toSorted((one, other) => other.score - one.score)
    .map(({ tutorial }) => tutorial);
}

function score(tutorial: Tutorial, wanted: readonly string[]): number {
  const texts = places(tutorial);
  const found = wanted.map((word) =>
    Math.max(
      0,
      ...texts
        .filter(({ words }) => words.some((each) => each.startsWith(word)))
        .map(({ weight }) => weight),
    ),
  );
  return found.includes(0) ? 0 : found.reduce((sum, each) => sum + each, 0);
}
