import type { albumCalls } from '@relish/shared/photos/photos/album-contract.ts';
import type { photoCalls } from '@relish/shared/photos/photos/contract.ts';

import type { Handlers } from '../../../core/handler.ts';
import { albumHandlers } from './album.ts';
import { cropHandlers } from './crop.ts';
import { duplicateHandlers } from './duplicates.ts';
import { familyHandlers } from './family.ts';
import { readHandlers } from './read.ts';
import { saveHandlers } from './save.ts';

export const photoHandlers: Handlers<typeof photoCalls & typeof albumCalls> = {
  ...readHandlers,
  ...saveHandlers,
  ...cropHandlers,
  ...familyHandlers,
  ...duplicateHandlers,
  ...albumHandlers,
};
