import { z } from 'zod';

import { defineCalls } from '../call.ts';
import { Day, Id } from '../fields.ts';
import { Face } from '../reports/face.ts';
import { birthOf } from './next-birthday.ts';

/** The day it is next: the year of a birth travels nowhere. */
const on = Day;
/** Only with the consent that an age is shown. */
const turns = z.int().nullable();

const ResidentBirthday = Face.extend({ of: z.literal('resident'), on, turns });
const ColleagueBirthday = z.object({
  of: z.literal('colleague'),
  id: Id,
  first_name: z.string(),
  last_name: z.string(),
  on,
});
/** What a family is told of their own person. */
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
const isDay = (value: string) => z.iso.date().safeParse(birthOf(value)).success;

/** Day and month of one's own birthday as 'MM-DD'; nothing when the team need not know. */
export const OwnBirthday = z.object({
  birthday: z
    .string({ error: 'Choose a day and a month.' })
    .regex(/^\d{2}-\d{2}$/, 'Choose a day and a month.')
    .refine(isDay, NO_SUCH_DAY)
    .nullable(),
});

export const birthdayCalls = defineCalls({
  'dashboard/birthdays': {
    access: 'birthdays.view',
    summary:
      'Whose birthday it is in the next fourteen days; families hear of their own person only',
    input: z.object({}),
    output: z.array(Birthday),
  },
  'birthdays/own': {
    access: 'staff.view',
    summary: 'The birthday that one has told this home’s team, if any',
    input: z.object({}),
    output: OwnBirthday,
  },
  'birthdays/set-own': {
    access: 'staff.view',
    summary: 'Tells this home’s team one’s own birthday, or takes it back',
    input: OwnBirthday,
    output: OwnBirthday,
  },
});
