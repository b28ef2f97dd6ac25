import { isPresent } from '../reports/choices.ts';
import type { ParticipationRow } from './rows.ts';

/** Longer waits are not distinguished. */
export const MISSED_LOOKS_BACK = 60;

/**
 * K7: present today and without participation on their last days present. Days in hospital do not
 * count, and neither do residents with too few days present.
 */
export function withoutActivity(
  rows: readonly Pick<ParticipationRow, 'resident_id' | 'day' | 'attendance'>[],
  daysHere: ReadonlyMap<string, readonly string[]>,
  { today, days }: { today: string; days: number },
): string[] {
  const lastDay = new Map<string, string>();
  for (const { resident_id, day, attendance } of rows)
    if (isPresent(attendance) && day > (lastDay.get(resident_id) ?? ''))
      lastDay.set(resident_id, day);
  return [...daysHere].flatMap(([id, here]) => {
    const until = here.filter((day) => day <= today);
    const first = until.at(-days);
    if (until.at(-1) !== today || first === undefined) return [];
    return (lastDay.get(id) ?? '') < first ? [id] : [];
  });
}
