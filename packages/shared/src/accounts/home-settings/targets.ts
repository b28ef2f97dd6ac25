import { z } from 'zod';

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

/** Direction-aware order of the limits. */
const band = (most: number, { check, params } = ABOVE) =>
  z.object({ green: whole(0, most), amber: whole(0, most) }).refine(check, params);

const percent = band(100);
/** The number of activity categories. */
export const MOST_CATEGORIES = 16;
const WEEK_MINUTES = 7 * 24 * 60;

export const BandSettings = z.object({
  K3: percent,
  K3_day: percent,
  K4: percent,
  K5: band(WEEK_MINUTES),
  K6m: band(WEEK_MINUTES),
  K6r: percent,
  K13: band(MOST_CATEGORIES),
  K14: percent,
  K17: percent,
  K19: band(100, BELOW),
});
export type BandSettings = z.infer<typeof BandSettings>;

/** Days without activity until missed, and until urgent. */
export const MissedDays = z
  .object({ soon: whole(1, 14), urgent: whole(2, 30) })
  .refine(({ soon, urgent }) => urgent > soon, {
    path: ['urgent'],
    message: 'This must be later than the first sign.',
  });
export type MissedDays = z.infer<typeof MissedDays>;
