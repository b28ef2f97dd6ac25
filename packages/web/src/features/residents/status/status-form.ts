import { Day } from '@relish/shared/fields.ts';
import { StatusChange } from '@relish/shared/residents/contract.ts';
import { z } from 'zod';

/** What the dialog asks for: the moment as a day and a time on the home's own wall. */
export const StatusForm = StatusChange.pick({ reason: true, family_informed: true }).extend({
  day: Day,
  time: z.iso.time({ precision: -1, error: 'Enter a time.' }),
});
