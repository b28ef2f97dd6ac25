import { SEES_UPDATES } from '@relish/shared/relatives/choices.ts';
import type { Obstacle } from '@relish/shared/report-mails/contract.ts';

import type { FamilyMember } from './queries.ts';

/** Why somebody of the family cannot be sent an update; null when they can. Asked when it is sent, and when it leaves. */
export function obstacleFor(
  member: Pick<FamilyMember, 'status' | 'access_level' | 'user_id' | 'email_confirmed_at'>,
): Obstacle | null {
  if (member.status !== 'active') return 'not_active';
  if (member.user_id === null) return 'no_account';
  if (member.email_confirmed_at === null) return 'not_confirmed';
  return member.access_level < SEES_UPDATES ? 'access' : null;
}
