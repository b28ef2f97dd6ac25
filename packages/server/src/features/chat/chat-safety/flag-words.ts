import { findFlags } from '@relish/shared/chat/chat-safety/flag-words.ts';
import type { ThreadKind } from '@relish/shared/chat/threads/choices.ts';
import { can } from '@relish/shared/permissions.ts';

import type { InHome } from '../../../core/handler.ts';
import { enqueue } from '../../../jobs/queue.ts';
import { pushAlert } from './job-kinds.ts';
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
  { db, carehomeId, user, now }: Pick<InHome, 'db' | 'carehomeId' | 'user' | 'now'>,
  { thread, number, body }: Written,
): Promise<boolean> {
  if (thread.kind === 'household' || can(user, 'chat.manage')) return false;
  const flags = findFlags(body);
  if (flags.length === 0) return false;
  const isRaised = await insertFlags(db, { threadId: thread.id, number }, flags, now);
  if (isRaised) await enqueue(db, pushAlert, { carehome_id: carehomeId, author_id: user.id }, now);
  return isRaised;
}
