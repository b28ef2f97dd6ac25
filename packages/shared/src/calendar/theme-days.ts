import { z } from 'zod';

import { THEMES } from '../activities/choices.ts';
import { addDays } from '../days.ts';
import { Day, Region } from '../fields.ts';

/** When a theme is, year by year: a table, because some move with the moon. */
export const ThemeDays = z.strictObject({
  theme: z.enum(THEMES),
  title: z.string().min(3).max(60),
  kind: z.enum(['fixed', 'moves', 'season']),
  dates: z.record(z.string().regex(/^\d{4}$/), z.strictObject({ from: Day, to: Day })),
  note: z.string().min(5).max(200),
  /** Only kept there; null everywhere. */
  region: Region.nullable(),
  /** How many days before it is worth preparing for. */
  days_before: z.int().min(0).max(30),
});
export type ThemeDays = z.infer<typeof ThemeDays>;

/** The themes of a day, what is kept in this region before what others keep, then by when they are. */
export function themesOn(calendar: readonly ThemeDays[], day: string, region: string): ThemeDays[] {
  const isOthers = ({ region: kept }: ThemeDays) => kept !== null && kept !== region;
  return calendar
    .flatMap((each) =>
      Object.values(each.dates)
        .filter(({ from, to }) => addDays(from, -each.days_before) <= day && day <= to)
        .map(({ from }) => ({ each, from })),
    )
    .toSorted(
      (one, other) =>
        Number(isOthers(one.each)) - Number(isOthers(other.each)) ||
        (one.from < other.from ? -1 : 1),
    )
    .map(({ each }) => each);
}
