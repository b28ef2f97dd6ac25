import { z } from 'zod';

import { Id } from '../fields.ts';
import { Picture } from '../residents/contract.ts';

/** Somebody in a record, as a list shows them. */
export const Face = z.object({
  id: Id,
  preferred_name: z.string(),
  last_name: z.string(),
  picture: Picture.nullable(),
});
export type Face = z.infer<typeof Face>;
