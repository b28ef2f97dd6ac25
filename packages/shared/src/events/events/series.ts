import { mondayOf } from './recurrence.ts';

/** A row of a series. Its planned day identifies it, also if it was moved to another day. */
export interface Occurrence {
  id: string;
  planned_day: string;
}

export interface NewShape {
  /** Rows that stay, with their new planned day: replies and the register stay with them. */
  kept: { id: string; planned_day: string }[];
  added: string[];
  dropped: string[];
}

const inWeek = (day: string) => mondayOf(day);
const inMonth = (day: string) => day.slice(0, 7);

/**
 * Gives the rows of a series new days. Each row keeps its own day, or moves within its week or month: nobody loses a
 * place because the choir now meets on Thursdays.
 */
export function reshape(rows: readonly Occurrence[], days: readonly string[]): NewShape {
  let left = [...rows];
  let free = [...days];
  const kept: NewShape['kept'] = [];
  for (const period of [(day: string) => day, inWeek, inMonth]) {
    const open = Map.groupBy(free, period);
    const unpaired: Occurrence[] = [];
    for (const row of left) {
      const planned_day = open.get(period(row.planned_day))?.shift();
      if (planned_day === undefined) unpaired.push(row);
      else kept.push({ id: row.id, planned_day });
    }
    left = unpaired;
    const taken = new Set(kept.map(({ planned_day }) => planned_day));
    free = free.filter((day) => !taken.has(day));
  }
  return { kept, added: free, dropped: left.map(({ id }) => id) };
}
