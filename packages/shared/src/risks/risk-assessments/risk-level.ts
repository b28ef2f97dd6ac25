import { z } from 'zod';

/** Apart from the matrix, so that screens can use it without the schema library. */
export const RiskLevel = z.union(
  [z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)],
  'Choose a level.',
);
