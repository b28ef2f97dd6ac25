import type { Message } from '@relish/shared/chat/messages/contract.ts';

import type { Thread } from '../threads/api.ts';

/** Written by a relative for everyone, so that it can be read to the resident. */
export const isOfFamily = ({ kind }: Pick<Thread, 'kind'>, { author, is_deleted }: Message) =>
  kind === 'family' && author !== null && !author.is_home && !is_deleted;
