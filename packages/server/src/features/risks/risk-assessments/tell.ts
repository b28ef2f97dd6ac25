import { approvesRisksAs } from '@relish/shared/permissions.ts';
import { type Band, isAtLeast } from '@relish/shared/risks/risk-assessments/matrix.ts';
import { ROLES } from '@relish/shared/roles.ts';

import type { InHome } from '../../../core/handler.ts';
import { enqueue } from '../../../jobs/queue.ts';
import { tellRiskApprovers, tellRiskAssessor } from './job-kinds.ts';

/** An extreme risk cannot be approved, so managers hear of it as those who can redesign it. */
export async function tellApprovers({ db, carehomeId, user, now }: InHome, band: Band) {
  const roles = ROLES.filter((role) => approvesRisksAs(role, isAtLeast(band, 'high')));
  await enqueue(db, tellRiskApprovers, { carehome_id: carehomeId, roles, except: user.id }, now);
}

export async function tellAssessor(
  { db, carehomeId, user, now }: InHome,
  assessorId: string,
  text: 'riskApproved' | 'riskReturned',
) {
  if (assessorId === user.id) return;
  await enqueue(db, tellRiskAssessor, { carehome_id: carehomeId, user_id: assessorId, text }, now);
}
