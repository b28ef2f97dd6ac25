import { z } from 'zod';

import { defineCalls } from '../../call.ts';
import { Day, Id } from '../../fields.ts';
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
  /** Null until counted. */
  people: z.int().nullable(),
  /** Set in a home's first two weeks: the first day targets apply. */
  targets_from: Day.nullable(),
  /** Too few residents to compare. */
  suppressed: z.boolean(),
  figures: z.partialRecord(z.enum(COMPARED), Value),
  /** Weekly K3, oldest first; the last week is incomplete. */
  trend: z.array(z.number().nullable()),
});
export type ComparedHome = z.infer<typeof ComparedHome>;

export const comparisonCalls = defineCalls({
  'comparison/homes': {
    access: 'organisation.compare',
    reads: ['comparison'],
    summary: 'Compare the homes that the user manages, as last calculated',
    input: z.object({ week: Day.optional() }),
    output: z.object({
      week: Day,
      weeks: z.array(Day),
      homes: z.array(ComparedHome),
      /** The oldest count; null while some are pending. */
      counted_at: z.iso.datetime().nullable(),
      waiting: z.int(),
    }),
  },
  'comparison/count-again': {
    access: 'organisation.compare',
    changes: ['comparison'],
    summary: 'Recalculate the last two weeks of these homes in the background',
    input: z.object({}),
    output: z.object({ homes: z.int() }),
  },
});
