import { z } from 'zod';

import { defineCalls } from '../../call.ts';
import { Day, optionalLine } from '../../fields.ts';
import { readDay } from '../resident-import/read-day.ts';
import { MOST_ROWS } from './limits.ts';

/** Typed as in the import; eight digits alone count as day, month and year. */
const TypedDay = z
  .string()
  .trim()
  .max(40, 'Enter a date like 02/04/1938.')
  .transform((typed) => {
    const digits = /^(\d\d)[ ]?(\d\d)[ ]?(\d{4})$/.exec(typed);
    return digits ? `${digits[3]}-${digits[2]}-${digits[1]}` : readDay(typed);
  })
  .refine((day) => day === '' || Day.safeParse(day).success, 'Enter a date like 02/04/1938.')
  .transform((day) => day || null);

const REQUIRED = {
  first_name: 'Enter the first name.',
  last_name: 'Enter the last name.',
} as const;

/** An empty row is allowed and ignored. */
const Row = z
  .object({
    first_name: optionalLine(60),
    last_name: optionalLine(60),
    date_of_birth: TypedDay,
    preferred_name: optionalLine(40),
    room: optionalLine(20),
  })
  .superRefine((row, context) => {
    if (isEmptyRow(row)) return;
    for (const [field, message] of Object.entries(REQUIRED))
      if (row[field as keyof typeof REQUIRED] === null)
        context.addIssue({ code: 'custom', path: [field], message });
  });

export const isEmptyRow = (row: Record<string, string | null>): boolean =>
  Object.values(row).every((value) => value === null);

export const QuickAdd = z.object({
  residents: z.array(Row).min(1).max(MOST_ROWS, `Add at most ${MOST_ROWS} residents at a time.`),
  move_in_date: Day,
});

export const quickAddCalls = defineCalls({
  'residents/add-several': {
    access: 'residents.add',
    changes: ['residents'],
    creates: true,
    summary: 'Add several residents with what a home needs to begin, or none of them',
    input: QuickAdd,
    output: z.object({ added: z.int() }),
  },
});
