import { isPresent } from '../reports/choices.ts';
import type { ParticipationRow } from './rows.ts';

export interface MissedDays {
  soon: number;
  urgent: number;
}

/** Days without anything after which somebody is missed, and after which it cannot wait (domain 4.1). */
export const MISSED_DAYS: MissedDays = { soon: 3, urgent: 7 };
/** Whoever has waited longer is not told apart any more. */
export const MISSED_LOOKS_BACK = 60;

/**
 * K7: who was here today and was part of nothing on their last so many days of being here. Days in hospital do not add
 * up, and whoever has not been here for so long is not missed yet.
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
