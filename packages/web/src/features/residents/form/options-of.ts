import type { ChoiceWords } from './field.ts';

export const optionsOf = (words: ChoiceWords) =>
  Object.entries(words).map(([value, label]) => ({ value, label: label() }));
