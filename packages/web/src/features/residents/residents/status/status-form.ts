import { Day } from '@relish/shared/fields.ts';
import { StatusChange } from '@relish/shared/residents/residents/contract.ts';
import { z } from 'zod';

/** The time of the change as a day and a time in the home's time zone. */
export const StatusForm = StatusChange.pick({ reason: true, family_informed: true }).extend({
  day: Day,
  time: z.iso.time({ precision: -1, error: 'Enter a time.' }),
});
