import { z } from 'zod';

import { addDays } from '../../days.ts';
import { Day, Region } from '../../fields.ts';
import { THEMES } from '../activities/choices.ts';

/** By year, because some dates follow the moon. */
export const ThemeDays = z.strictObject({
  theme: z.enum(THEMES),
  title: z.string().min(3).max(60),
  kind: z.enum(['fixed', 'moves', 'season']),
  dates: z.record(z.string().regex(/^\d{4}$/), z.strictObject({ from: Day, to: Day })),
  note: z.string().min(5).max(200),
  region: Region.nullable(),
  /** Days of preparation. */
  days_before: z.int().min(0).max(30),
});
export type ThemeDays = z.infer<typeof ThemeDays>;

/** This region's themes first, then by date. */
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
