import { locale } from '../../../words/speak.ts';

/** The languages that are spoken most in homes of the United Kingdom; their names are the browser's. */
const CODES =
  'en cy gd ga ar bg bn cs da de el es et fa fi fr gu he hi hr hu hy id is it ja ka ko ku lt lv mk ml mr mt ne nl no pa pl ps pt ro ru si sk sl so sq sr sv sw ta te th tl tr uk ur vi yo zh'.split(
    ' ',
  );

export const languageName = (code: string): string =>
  new Intl.DisplayNames(locale(), { type: 'language' }).of(code) ?? code;

/** By name, and whatever is recorded already even if it is rarer. */
export const languageOptions = (alsoWith: readonly string[] = []) => {
  const names = new Intl.DisplayNames(locale(), { type: 'language' });
  return [...new Set([...CODES, ...alsoWith])]
    .map((code) => ({ value: code, label: names.of(code) ?? code }))
    .toSorted((a, b) => a.label.localeCompare(b.label));
};
