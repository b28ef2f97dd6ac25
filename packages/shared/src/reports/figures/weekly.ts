import { countMinutes } from './minutes.ts';
import { ratio } from './rounding.ts';
import type { ParticipationRow } from './rows.ts';

type Eligible = ReadonlyMap<string, number>;

/** Includes residents with 0 minutes. */
export function minutesByResident({
  rows,
  eligible,
}: {
  rows: readonly ParticipationRow[];
  eligible: Eligible;
}): Map<string, number> {
  const own = Map.groupBy(rows, ({ resident_id }) => resident_id);
  return new Map([...eligible.keys()].map((id) => [id, countMinutes(own.get(id) ?? [])]));
}

/** Average per resident and week of presence. */
export function perResidentWeek(total: number, eligible: Eligible): number | null {
  const days = [...eligible.values()].reduce((sum, each) => sum + each, 0);
  return ratio(total, days, 7);
}
