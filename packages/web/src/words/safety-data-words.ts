import type { SafetyData } from '@relish/shared/library/suggestions/safety-data.ts';

import { formatDay } from './format.ts';
import { m } from './m.ts';
import { locale } from './speak.ts';

interface Checked {
  preferred_name: string;
  safety: SafetyData;
}

export const namesIn = (people: readonly Checked[]): string =>
  new Intl.ListFormat(locale()).format(people.map(({ preferred_name }) => preferred_name));

/** Age of the safety details behind the warnings; for several residents the oldest counts. */
export function checkedWords(people: readonly Checked[]): string {
  const unchecked = people.filter(({ safety }) => safety.checked_on === null);
  if (unchecked.length > 0)
    return people.length === 1
      ? m.safety_not_checked()
      : m.safety_not_checked_for({ names: namesIn(unchecked) });
  const [oldest] = people.flatMap(({ safety }) => safety.checked_on ?? []).toSorted();
  return oldest === undefined ? '' : m.safety_last_checked({ day: formatDay(oldest) });
}

/** Never “safe”, because unrecorded risks cannot be warned of. */
export function noWarningsWords(people: readonly Checked[]): string {
  const unknown = people.filter(({ safety }) => !safety.known);
  if (unknown.length === 0) return `${m.safety_no_warnings()} ${checkedWords(people)}`;
  return people.length === 1
    ? m.safety_nothing_recorded()
    : m.safety_nothing_recorded_for({ names: namesIn(unknown) });
}
