import { locale } from '../../../words/speak.ts';

/** `a, b and c` */
export const inSentence = (parts: readonly string[]): string =>
  new Intl.ListFormat(locale(), { type: 'conjunction' }).format(parts);
