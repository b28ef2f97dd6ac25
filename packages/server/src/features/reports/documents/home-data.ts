import type { Begun } from '@relish/shared/reports/figures/first-day.ts';
import type { Measured } from '@relish/shared/reports/figures/key-figures.ts';
import { isPresent } from '@relish/shared/reports/reports/choices.ts';

import type { Living, RecordedRow } from './content-queries.ts';
import type { Wanted } from './sources.ts';

export interface HomeData {
  wanted: Wanted;
  timeZone: string;
  begun: Begun;
  today: string;
  /** Last day of the period that is not in the future. */
  last: string;
  living: readonly Living[];
  days: ReadonlyMap<string, readonly string[]>;
  rows: readonly RecordedRow[];
  measured: Measured;
  labelResident: (residentId: string) => string;
  /** Own titles may name a resident. */
  formatTitle: (row: RecordedRow) => string;
}

export function lastDays(rows: readonly RecordedRow[]): Map<string, string> {
  const last = new Map<string, string>();
  for (const { resident_id, day, attendance } of rows)
    if (isPresent(attendance) && day > (last.get(resident_id) ?? '')) last.set(resident_id, day);
  return last;
}
