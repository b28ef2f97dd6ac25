import { dayIn } from '@relish/shared/days.ts';
import { can } from '@relish/shared/permissions.ts';
import type {
  Actor,
  ApprovalState,
  REFUSALS,
} from '@relish/shared/risks/risk-assessments/approval.ts';
import type { RiskAssessmentInput } from '@relish/shared/risks/risk-assessments/assessment-input.ts';

import { AppError, notFound } from '../../../core/app-error.ts';
import type { InHome, SignedIn } from '../../../core/handler.ts';
import type { Sealer } from '../../../core/sealed.ts';
import { findHead, findVersion, type Head, lockHead, type VersionRow } from './queries.ts';

export interface Opened {
  head: Head;
  version: VersionRow;
  text: RiskAssessmentInput;
  state: ApprovalState;
}

export const readText = (sealer: Sealer, { text }: Pick<VersionRow, 'text'>) =>
  JSON.parse(sealer.unseal(text)) as RiskAssessmentInput;

export const todayOf = ({ user, now }: Pick<SignedIn, 'now' | 'user'>): string =>
  dayIn(user.carehome.time_zone, now);

export const toActor = ({ user }: Pick<SignedIn, 'user'>): Actor => ({
  id: user.id,
  edit: can(user, 'risk-assessments.edit'),
  approve: can(user, 'risk-assessments.approve'),
  approve_high: can(user, 'risk-assessments.approve-high'),
});

/** Reads an assessment in its newest version, or locks it for a change. */
export async function openAssessment(
  { db, carehomeId, sealer }: InHome,
  id: string,
  locks: 'lock' | 'read',
): Promise<Opened> {
  const head = await (locks === 'lock' ? lockHead : findHead)(db, carehomeId, id);
  const version = head && (await findVersion(db, carehomeId, id, head.version));
  if (!version) throw notFound();
  const text = readText(sealer, version);
  return { head, version, text, state: toState(head, text) };
}

const toState = (head: Head, { lines }: RiskAssessmentInput): ApprovalState => ({
  version: head.version,
  revision: head.revision,
  status: head.status,
  lines,
  authors: head.authors,
  approved:
    head.approved_version === null || head.approved_band === null || head.approved_by === null
      ? null
      : {
          version: head.approved_version,
          band: head.approved_band,
          approver: head.approved_by,
        },
});

const MESSAGES: Record<(typeof REFUSALS)[number], string> = {
  conflict: 'A colleague has changed this assessment. Close it and open it again.',
  wrong_status: 'This is not possible in the assessment’s present status.',
  not_allowed: 'You are not allowed to do this with a risk of this band.',
  incomplete: 'Complete the assessment first.',
  extreme: 'An extreme risk cannot be approved. Change the activity so that the risk is lower.',
  own_high: 'A colleague has to approve a high risk that you have written in.',
};

/** Everything can be put right or left to a colleague; a try against the bands leaves a trace (N14). */
export function toRefusal(refused: (typeof REFUSALS)[number], id: string): AppError {
  const message = MESSAGES[refused];
  const isTraced = refused === 'not_allowed' || refused === 'own_high' || refused === 'extreme';
  return new AppError('invalid', message, {
    errors: { [refused === 'conflict' ? 'revision' : 'id']: [message] },
    ...(isTraced && {
      refused: {
        action: 'risk-assessment.refused',
        entity: 'risk_assessment',
        entity_id: id,
      },
    }),
  });
}
