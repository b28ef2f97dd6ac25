import { z } from 'zod';

import { defineCalls } from '../../call.ts';
import { Day, Id } from '../../fields.ts';
import { Face } from '../residents/face.ts';
import { toBirthDate } from './next-birthday.ts';

/** The next birthday, so that the year of birth is never sent. */
const on = Day;
/** Only with consent to show the age. */
const turns = z.int().nullable();

const ResidentBirthday = Face.extend({ of: z.literal('resident'), on, turns });
const ColleagueBirthday = z.object({
  of: z.literal('colleague'),
  id: Id,
  first_name: z.string(),
  last_name: z.string(),
  on,
});
const FamilyBirthday = z.object({
  of: z.literal('own_person'),
  id: Id,
  preferred_name: z.string(),
  on,
  turns,
});

export const Birthday = z.discriminatedUnion('of', [
  ResidentBirthday,
  ColleagueBirthday,
  FamilyBirthday,
]);
export type Birthday = z.infer<typeof Birthday>;

const NO_SUCH_DAY = 'Choose a day that this month has.';
const isDay = (value: string) => z.iso.date().safeParse(toBirthDate(value)).success;

/** 'MM-DD'; null if not shared with colleagues. */
export const OwnBirthday = z.object({
  birthday: z
    .string({ error: 'Choose a day and a month.' })
    .regex(/^\d{2}-\d{2}$/, 'Choose a day and a month.')
    .refine(isDay, NO_SUCH_DAY)
    .nullable(),
});

export const birthdayCalls = defineCalls({
  'dashboard/birthdays': {
    access: 'authenticated',
    reads: ['birthdays', 'residents', 'consents'],
    summary:
      'List birthdays in the next fourteen days; relatives see only their own resident, and guests and family organisations get an empty list',
    input: z.object({}),
    output: z.array(Birthday),
  },
  'birthdays/own': {
    access: 'staff.view',
    reads: ['birthdays'],
    summary: 'Get the birthday that the user shares with this home’s team, if any',
    input: z.object({}),
    output: OwnBirthday,
  },
  'birthdays/set-own': {
    access: 'staff.view',
    changes: ['birthdays'],
    summary: 'Share the user’s birthday with this home’s team, or stop sharing it',
    input: OwnBirthday,
    output: OwnBirthday,
  },
});
