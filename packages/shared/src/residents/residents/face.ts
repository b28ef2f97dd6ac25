import { z } from 'zod';

import { Id } from '../../fields.ts';
import { Picture } from './contract.ts';

export const Face = z.object({
  id: Id,
  preferred_name: z.string(),
  last_name: z.string(),
  picture: Picture.nullable(),
});
export type Face = z.infer<typeof Face>;
