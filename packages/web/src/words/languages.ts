import { locale } from './speak.ts';

/** Languages most spoken in homes in the United Kingdom; the browser supplies their names. */
const CODES =
  'en cy gd ga ar bg bn cs da de el es et fa fi fr gu he hi hr hu hy id is it ja ka ko ku lt lv mk ml mr mt ne nl no pa pl ps pt ro ru si sk sl so sq sr sv sw ta te th tl tr uk ur vi yo zh'.split(
    ' ',
  );

export const languageName = (code: string): string =>
  new Intl.DisplayNames(locale(), { type: 'language' }).of(code) ?? code;

/** Sorted by name, including recorded languages that are not in the list. */
export const languageOptions = (alsoWith: readonly string[] = []) => {
  const names = new Intl.DisplayNames(locale(), { type: 'language' });
  return [...new Set([...CODES, ...alsoWith])]
    .map((code) => ({ value: code, label: names.of(code) ?? code }))
    .toSorted((a, b) => a.label.localeCompare(b.label));
};
