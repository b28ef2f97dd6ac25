import { z } from 'zod';

import { DIRECTIONS, FIGURE_IDS } from './figure-ids.ts';
import { UNITS } from './labels.ts';

export const KeyFigure = z.object({
  id: z.enum(FIGURE_IDS),
  label: z.string(),
  /** Null means no data, which is not 0. */
  value: z.number().nullable(),
  unit: z.enum(UNITS),
  previous: z.number().nullable(),
  direction_good: z.enum(DIRECTIONS),
  status: z.enum(['green', 'amber', 'red', 'none']),
  /** Sample size: residents, sessions or answers. */
  n: z.int(),
  /** K3: engaged residents, and how many of them have a rating; the others only "took part". */
  rated: z.object({ engaged: z.int(), rated: z.int() }).optional(),
});
export type KeyFigure = z.infer<typeof KeyFigure>;
