import { addDays } from '../../days.ts';
import type { Category } from '../../library/activities/choices.ts';
import { CATEGORIES } from '../../library/activities/choices.ts';
import { DECLINE_REVIEW } from '../../reports/figures/bands.ts';
import { declineRate } from '../../reports/figures/key-figures.ts';
import type { ParticipationRow } from '../../reports/figures/rows.ts';
import { isPresent } from '../../reports/reports/choices.ts';
import { type PartOfDay, PARTS_OF_DAY } from './parts-of-day.ts';

export interface Offers {
  offered: number;
  declined: number;
}

type Asked = Pick<ParticipationRow, 'attendance'>;

/** Asleep, unwell or out is not an answer. */
export function countOffers(rows: readonly Asked[]): Offers {
  const declined = rows.filter(({ attendance }) => attendance === 'declined').length;
  const present = rows.filter(({ attendance }) => isPresent(attendance)).length;
  return { offered: present + declined, declined };
}

export const declineShare = ({ offered, declined }: Offers): number | null =>
  offered === 0 ? null : (100 * declined) / offered;

/** K11 of recent days: above the limit a review is due. */
export function declinesToReview(rows: readonly ParticipationRow[], last: string) {
  const from = addDays(last, 1 - DECLINE_REVIEW.days);
  const recent = rows.filter(({ day }) => day >= from && day <= last);
  const rate = declineRate({ rows: recent });
  return { ...countOffers(recent), review: (rate ?? 0) > DECLINE_REVIEW.above };
}

export function declinePattern(
  rows: readonly ParticipationRow[],
  findPartOfDay: (startedAt: string) => PartOfDay,
): { by_part: ({ part: PartOfDay } & Offers)[]; by_category: ({ category: Category } & Offers)[] } {
  const byPart = Map.groupBy(rows, ({ started_at }) => findPartOfDay(started_at));
  const byCategory = Map.groupBy(rows, ({ category }) => category);
  return {
    by_part: PARTS_OF_DAY.map((part) => ({ part, ...countOffers(byPart.get(part) ?? []) })).filter(
      isOffered,
    ),
    by_category: CATEGORIES.map((category) => ({
      category,
      ...countOffers(byCategory.get(category) ?? []),
    })).filter(isOffered),
  };
}

const isOffered = ({ offered }: Offers) => offered > 0;

/** Offered often enough, with more declines than acceptances. */
export const ASKED_ENOUGH = 3;
export const isMostlyDeclined = (offers: Offers): boolean =>
  offers.offered >= ASKED_ENOUGH && (declineShare(offers) ?? 0) > DECLINE_REVIEW.above;
