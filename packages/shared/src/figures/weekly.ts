import { minutesOf } from './minutes.ts';
import { ratio } from './rounding.ts';
import type { ParticipationRow } from './rows.ts';

type Eligible = ReadonlyMap<string, number>;

/** Each one's own minutes, of everybody who was here: with nothing it is 0, not nobody. */
export function minutesByResident({
  rows,
  eligible,
}: {
  rows: readonly ParticipationRow[];
  eligible: Eligible;
}): Map<string, number> {
  const own = Map.groupBy(rows, ({ resident_id }) => resident_id);
  return new Map([...eligible.keys()].map((id) => [id, minutesOf(own.get(id) ?? [])]));
}

/** What falls on one resident in a week of being here. */
export function perResidentWeek(total: number, eligible: Eligible): number | null {
  const days = [...eligible.values()].reduce((sum, each) => sum + each, 0);
  return ratio(total, days, 7);
}
