import { z } from 'zod';

import { defineCalls } from '../call.ts';
import { Day, Id } from '../fields.ts';
import { COMPARED } from './compared.ts';

const Status = z.enum(['green', 'amber', 'red', 'none']);
const Value = z.object({
  value: z.number().nullable(),
  previous: z.number().nullable(),
  status: Status,
});

export const ComparedHome = z.object({
  id: Id,
  name: z.string(),
  /** How many people were here; null where nothing has been counted yet. */
  people: z.int().nullable(),
  /** Too few to compare: no figures are told. */
  suppressed: z.boolean(),
  figures: z.partialRecord(z.enum(COMPARED), Value),
  /** Residents engaged, week by week, the oldest first. */
  trend: z.array(z.number().nullable()),
});
export type ComparedHome = z.infer<typeof ComparedHome>;

export const comparisonCalls = defineCalls({
  'comparison/homes': {
    access: 'organisation.compare',
    summary: 'The homes that a person answers for beside each other, as last counted',
    input: z.object({ week: Day.optional() }),
    output: z.object({
      /** The Monday. */
      week: Day,
      weeks: z.array(Day),
      homes: z.array(ComparedHome),
      /** When the oldest of them was counted; null while some are waiting. */
      counted_at: z.iso.datetime().nullable(),
      waiting: z.int(),
    }),
  },
  'comparison/count-again': {
    access: 'organisation.compare',
    summary: 'Counts the last two weeks of these homes anew, in the background',
    input: z.object({}),
    output: z.object({ homes: z.int() }),
  },
});
