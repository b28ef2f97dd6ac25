// Apart from the rules, because pages that only show a series do without the parser.
import { z } from 'zod';

import { Day } from '../../fields.ts';
import { NTHS, type Recurrence, WEEKDAYS } from './recurrence.ts';

const until = Day.nullable();

export const RecurrenceInput = z.discriminatedUnion('repeats', [
  z.object({ repeats: z.literal('daily'), until }),
  z.object({
    repeats: z.enum(['weekly', 'fortnightly']),
    weekdays: z
      .array(z.literal(WEEKDAYS))
      .min(1, 'Choose at least one day of the week.')
      .max(7)
      .refine((days) => new Set(days).size === days.length, 'Choose each day once.'),
    until,
  }),
  z.object({
    repeats: z.literal('monthly'),
    nth: z.literal(NTHS).nullable(),
    until,
  }),
]) satisfies z.ZodType<Recurrence>;
