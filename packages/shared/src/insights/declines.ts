import type { Category } from '../activities/choices.ts';
import { CATEGORIES } from '../activities/choices.ts';
import { addDays } from '../days.ts';
import { DECLINE_REVIEW } from '../figures/bands.ts';
import { declineRate } from '../figures/key-figures.ts';
import type { ParticipationRow } from '../figures/rows.ts';
import { isPresent } from '../reports/choices.ts';
import { type PartOfDay, PARTS_OF_DAY } from './parts-of-day.ts';

export interface Offers {
  offered: number;
  declined: number;
}

type Asked = Pick<ParticipationRow, 'attendance'>;

/** Asleep, unwell or out is no answer: only a yes or a no is one. */
export function offersOf(rows: readonly Asked[]): Offers {
  const declined = rows.filter(({ attendance }) => attendance === 'declined').length;
  const present = rows.filter(({ attendance }) => isPresent(attendance)).length;
  return { offered: present + declined, declined };
}

export const rateOf = ({ offered, declined }: Offers): number | null =>
  offered === 0 ? null : (100 * declined) / offered;

/** K11 of the last days: above the line somebody should ask why. */
export function declinesToReview(rows: readonly ParticipationRow[], last: string) {
  const from = addDays(last, 1 - DECLINE_REVIEW.days);
  const recent = rows.filter(({ day }) => day >= from && day <= last);
  const rate = declineRate({ rows: recent });
  return { ...offersOf(recent), review: (rate ?? 0) > DECLINE_REVIEW.above };
}

/** When and for what somebody says no; what was never offered is left out. */
export function declinePattern(
  rows: readonly ParticipationRow[],
  partOf: (startedAt: string) => PartOfDay,
): { by_part: ({ part: PartOfDay } & Offers)[]; by_category: ({ category: Category } & Offers)[] } {
  const byPart = Map.groupBy(rows, ({ started_at }) => partOf(started_at));
  const byCategory = Map.groupBy(rows, ({ category }) => category);
  return {
    by_part: PARTS_OF_DAY.map((part) => ({ part, ...offersOf(byPart.get(part) ?? []) })).filter(
      isOffered,
    ),
    by_category: CATEGORIES.map((category) => ({
      category,
      ...offersOf(byCategory.get(category) ?? []),
    })).filter(isOffered),
  };
}

const isOffered = ({ offered }: Offers) => offered > 0;

/** What they have mostly said no to: asked often enough, and more noes than yeses. */
export const ASKED_ENOUGH = 3;
export const isMostlyDeclined = (offers: Offers): boolean =>
  offers.offered >= ASKED_ENOUGH && (rateOf(offers) ?? 0) > DECLINE_REVIEW.above;
