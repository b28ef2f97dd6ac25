import type { Period } from '../../days.ts';
import { percent } from './rounding.ts';
import type { WishRow } from './rows.ts';

/** K25: granted in the period, and open at its end. */
export function wishesGranted(wishes: readonly WishRow[], { from, to }: Period): number | null {
  const isBy = (day: string | null) => day !== null && day <= to;
  const granted = wishes.filter(
    ({ granted_on }) => granted_on !== null && granted_on >= from && isBy(granted_on),
  ).length;
  const open = wishes.filter(
    ({ made_on, granted_on, closed_on }) => isBy(made_on) && !isBy(granted_on) && !isBy(closed_on),
  ).length;
  return percent(granted, granted + open);
}
