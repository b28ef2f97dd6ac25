import { canBeReadTo } from '@relish/shared/chat/readings/choices.ts';
import { can } from '@relish/shared/permissions.ts';

import type { InHome } from '../../../core/handler.ts';
import { listAgreements } from '../../residents/consents/public.ts';
import { findStatus, type OpenThread } from './queries.ts';

/**
 * Whether messages of this thread can be read to its resident now, who must be in the home and agree to chat with the
 * family.
 */
export async function isReadOut(
  { db, carehomeId, user }: Pick<InHome, 'db' | 'carehomeId' | 'user'>,
  { kind, resident_id }: Pick<OpenThread, 'kind' | 'resident_id'>,
): Promise<boolean> {
  if (kind !== 'family' || resident_id === null || !can(user, 'chat.answer')) return false;
  const resident = await findStatus(db, carehomeId, resident_id);
  if (!resident || !canBeReadTo(resident.status)) return false;
  const agreed = await listAgreements(db, carehomeId, [resident_id], 'chat_family');
  return agreed(resident_id, 'chat_family');
}
