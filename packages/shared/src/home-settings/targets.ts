import { z } from 'zod';

import { CATEGORIES } from '../activities/choices.ts';

const whole = (least: number, most: number) => {
  const message = `Enter a whole number from ${least} to ${most}.`;
  return z.int({ error: message }).min(least, message).max(most, message);
};

interface Edges {
  green: number;
  amber: number;
}
const says = (fits: (edges: Edges) => boolean, message: string) => ({
  check: fits,
  params: { path: ['amber'], message },
});
const ABOVE = says(({ green, amber }) => amber <= green, 'Amber must not be above green.');
const BELOW = says(({ green, amber }) => amber >= green, 'Amber must not be below green.');

/** Where green and amber end, where more is better and where less is. */
const band = (most: number, { check, params } = ABOVE) =>
  z.object({ green: whole(0, most), amber: whole(0, most) }).refine(check, params);

const percent = band(100);
const WEEK_MINUTES = 7 * 24 * 60;

/** The figures with a target that a home sets for itself; their defaults are those of DEFAULT_BANDS. */
export const BandSettings = z.object({
  K3: percent,
  K3_day: percent,
  K4: percent,
  K5: band(WEEK_MINUTES),
  K6m: band(WEEK_MINUTES),
  K6r: percent,
  K13: band(CATEGORIES.length),
  K14: percent,
  K17: percent,
  K19: band(100, BELOW),
});
export type BandSettings = z.infer<typeof BandSettings>;

/** After how many days without anything somebody is missed, and when it cannot wait. */
export const MissedDays = z
  .object({ soon: whole(1, 14), urgent: whole(2, 30) })
  .refine(({ soon, urgent }) => urgent > soon, {
    path: ['urgent'],
    message: 'This must be later than the first sign.',
  });
