import { addDays } from '../../days.ts';
import type { Measured } from './key-figures.ts';
import { median, percent } from './rounding.ts';
import type { FigureSet } from './totals.ts';

export interface ContactRow {
  relative_id: string;
  resident_id: string;
  last_active: string | null;
}

const ACTIVE_DAYS = 30;

/** The first day that counts as recent use. */
export const activeSince = (today: string): string => addDays(today, 1 - ACTIVE_DAYS);

/** Counted by the database, for one home. */
export interface ContactTotals {
  /** Residents with at least one eligible day. */
  here: number;
  residents: number;
  relatives: number;
  active: number;
}

/** K21: residents with family, active relatives and response time in working hours. */
export function familyContact(
  eligible: Measured['eligible'],
  contacts: readonly ContactRow[],
  { today, replyMinutes }: { today: string; replyMinutes: readonly number[] },
): { residents: number; active: number | null; reply: number | null } {
  const here = contacts.filter(({ resident_id }) => eligible.has(resident_id));
  const since = activeSince(today);
  const relatives = new Set(here.map(({ relative_id }) => relative_id));
  const active = new Set(
    here.filter(({ last_active }) => (last_active ?? '') >= since).map((row) => row.relative_id),
  );
  return {
    residents: new Set(here.map(({ resident_id }) => resident_id)).size,
    active: percent(active.size, relatives.size),
    reply: median(replyMinutes),
  };
}

/** Nothing for a period of the past, because only the last use is stored. */
export const contactFiguresFrom = (totals: ContactTotals | undefined): FigureSet =>
  totals
    ? {
        K21r: { value: totals.here === 0 ? null : totals.residents, n: totals.here },
        K21a: { value: percent(totals.active, totals.relatives), n: totals.relatives },
      }
    : {};
