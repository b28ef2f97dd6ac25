import { z } from 'zod';

import { Day, Region } from '../../fields.ts';

export const BankHoliday = z.strictObject({
  day: Day,
  title: z.string().min(3).max(60),
  regions: z.array(Region).min(1),
});
export type BankHoliday = z.infer<typeof BankHoliday>;
