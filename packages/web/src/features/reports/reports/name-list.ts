import { m } from '../../../words/m.ts';
import { locale } from '../../../words/speak.ts';

const NAMED = 3;

/** `Peggy`, `Peggy and Wilf`, `Peggy, Wilf and 5 more` */
export function nameList(names: readonly string[]): string {
  if (names.length <= NAMED) return new Intl.ListFormat(locale()).format(names);
  const first = names.slice(0, NAMED - 1);
  return m.reports_names_more({ names: first.join(', '), count: names.length - first.length });
}
