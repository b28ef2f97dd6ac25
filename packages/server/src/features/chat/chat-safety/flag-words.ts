import { findFlags } from '@relish/shared/chat/chat-safety/flag-words.ts';
import type { ThreadKind } from '@relish/shared/chat/threads/choices.ts';
import { can } from '@relish/shared/permissions.ts';

import type { InHome } from '../../../core/handler.ts';
import { insertFlags } from './raise-queries.ts';

interface Written {
  thread: { id: string; kind: ThreadKind };
  number: number;
  body: string;
}

/**
 * Alerts the managers of words in a message that was just stored, without a sign to its author. True if an alert was
 * raised. Managers know what they wrote themselves, and a household has no manager.
 */
export async function flagWords(
  { db, user, now }: Pick<InHome, 'db' | 'user' | 'now'>,
  { thread, number, body }: Written,
): Promise<boolean> {
  if (thread.kind === 'household' || can(user, 'chat.manage')) return false;
  const flags = findFlags(body);
  return flags.length > 0 && insertFlags(db, { threadId: thread.id, number }, flags, now);
}
