import type { Measured } from '@relish/shared/figures/key-figures.ts';
import { isPresent } from '@relish/shared/reports/choices.ts';

import type { Living, RecordedRow } from '../document-content/queries.ts';
import type { Wanted } from './sources.ts';

/** What the parts of C are made from. */
export interface HomeData {
  wanted: Wanted;
  timeZone: string;
  today: string;
  living: readonly Living[];
  /** On which days each was here. */
  days: ReadonlyMap<string, readonly string[]>;
  rows: readonly RecordedRow[];
  measured: Measured;
  labelOf: (residentId: string) => string;
  /** Titles that were written here may name somebody. */
  titleOf: (row: RecordedRow) => string;
}

/** When each was last part of something. */
export function lastDays(rows: readonly RecordedRow[]): Map<string, string> {
  const last = new Map<string, string>();
  for (const { resident_id, day, attendance } of rows)
    if (isPresent(attendance) && day > (last.get(resident_id) ?? '')) last.set(resident_id, day);
  return last;
}
