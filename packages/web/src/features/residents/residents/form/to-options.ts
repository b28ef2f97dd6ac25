import type { ChoiceWords } from './field.ts';

export const toOptions = (words: ChoiceWords) =>
  Object.entries(words).map(([value, label]) => ({ value, label: label() }));
