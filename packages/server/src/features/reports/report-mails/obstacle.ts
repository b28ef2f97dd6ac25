import type { Obstacle } from '@relish/shared/reports/report-mails/contract.ts';
import { SEES_UPDATES } from '@relish/shared/residents/relatives/choices.ts';

import type { FamilyMember } from './queries.ts';

/** Null if they can be written to. Checked on request and again before sending. */
export function obstacleFor(
  member: Pick<FamilyMember, 'status' | 'access_level' | 'user_id' | 'email_confirmed_at'>,
): Obstacle | null {
  if (member.status !== 'active') return 'not_active';
  if (member.user_id === null) return 'no_account';
  if (member.email_confirmed_at === null) return 'not_confirmed';
  return member.access_level < SEES_UPDATES ? 'access' : null;
}
