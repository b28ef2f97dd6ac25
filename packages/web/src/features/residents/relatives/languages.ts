import { locale } from '../../../words/speak.ts';

const CODES =
  'en cy gd ga ar bn cs de el es fa fr gu hi hu it ja ko lt lv ml mr ne nl pa pl ps pt ro ru sk so sq sw ta te tl tr uk ur vi yo zh'.split(
    ' ',
  );

export const languageName = (code: string): string =>
  new Intl.DisplayNames(locale(), { type: 'language' }).of(code) ?? code;

/** Sorted by name, including the recorded language even if it is not in the list. */
export const languageOptions = (alsoWith: string) =>
  [...new Set([...CODES, alsoWith])]
    .map((code) => ({ value: code, label: languageName(code) }))
    .toSorted((a, b) => a.label.localeCompare(b.label));
