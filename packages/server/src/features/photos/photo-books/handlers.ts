import type { photoBookCalls } from '@relish/shared/photos/photo-books/contract.ts';

import type { Handlers } from '../../../core/handler.ts';
import { copyHandlers } from './copies.ts';
import { editHandlers } from './edit.ts';
import { readHandlers } from './read.ts';

export const photoBookHandlers: Handlers<typeof photoBookCalls> = {
  ...readHandlers,
  ...editHandlers,
  ...copyHandlers,
};
