import {
  type ApprovalAction,
  type ApprovalState,
  applyAction,
} from '@relish/shared/risks/risk-assessments/approval.ts';
import type { RiskAssessmentInput } from '@relish/shared/risks/risk-assessments/assessment-input.ts';
import { findOverallBand } from '@relish/shared/risks/risk-assessments/matrix.ts';
import { listSendProblems } from '@relish/shared/risks/risk-assessments/send-problems.ts';

import { invalid } from '../../../core/app-error.ts';
import type { InHome } from '../../../core/handler.ts';
import { type Opened, openAssessment, toActor, toRefusal } from './open-assessment.ts';
import { type Head, insertVersions, keepActions, updateHead, updateVersion } from './queries.ts';
import {
  audit,
  describeState,
  describeText,
  findCoverColumns,
  listActionsOf,
  readReliance,
  sealText,
} from './store.ts';

interface Seen {
  id: string;
  revision: number;
}

/** Locks, asks the rules in shared, stores their answer (docs/decisions/risks.md). */
export async function act(
  context: InHome,
  { id, revision }: Seen,
  action: ApprovalAction['do'],
  { text, columns = {} }: { text?: RiskAssessmentInput; columns?: Partial<Head> } = {},
): Promise<Seen & { opened: Opened; next: ApprovalState }> {
  const { db, carehomeId, now } = context;
  const opened = await openAssessment(context, id, 'lock');
  const { head, state } = opened;
  const outcome = applyAction(
    state,
    action === 'edit' ? { do: 'edit', lines: text?.lines ?? [] } : { do: action },
    toActor(context),
    revision,
  );
  if ('refused' in outcome) throw toRefusal(outcome.refused, id);
  if (action === 'send') refuseUnfinished(opened.text);
  const next = outcome.state;
  await storeVersion(context, opened, { action, next, text: text ?? opened.text });
  await updateHead(db, carehomeId, id, {
    ...columns,
    ...describeState(next),
    ...(text && describeText(text)),
    ...(next.version > head.version && { assessor_id: context.user.id }),
    ...(action === 'approve' && { approved_at: now, reminded_on: null }),
    ...(await findCoverColumns(context, head, next)),
    changed_at: now,
  });
  await audit(context, `risk-assessment.${action}`, id);
  return { id, revision: next.revision, opened, next };
}

/** Approval keeps what it relied on; a newer version gets a row of its own. */
async function storeVersion(
  context: InHome,
  { head }: Opened,
  {
    action,
    next,
    text,
  }: { action: ApprovalAction['do']; next: ApprovalState; text: RiskAssessmentInput },
) {
  const { db, carehomeId, user, now, sealer } = context;
  const { id } = head;
  if (action === 'approve') {
    const relied_on = sealer.seal(JSON.stringify(await readReliance(context, text)));
    const approval = { approved_by: user.id, approved_at: now, relied_on };
    await updateVersion(db, carehomeId, { id, version: head.version }, approval);
    return;
  }
  if (action !== 'edit' && action !== 'restore') return;
  const values = {
    text: sealText(sealer, text),
    band: findOverallBand(text.lines),
    authors: [...next.authors],
  };
  if (next.version === head.version)
    await updateVersion(db, carehomeId, { id, version: head.version }, values);
  else
    await insertVersions(db, [
      {
        ...values,
        carehome_id: carehomeId,
        assessment_id: id,
        version: next.version,
        assessor_id: user.id,
        created_at: now,
      },
    ]);
  await keepActions(db, carehomeId, id, { actions: listActionsOf(text.lines), by: user.id });
}

const PROBLEMS: Record<ReturnType<typeof listSendProblems>[number], string> = {
  lines: 'Add at least one hazard.',
  unconfirmed: 'Confirm every hazard that was filled in for you.',
  line_rules: 'Check the ratings and controls of each hazard.',
  decision: 'Choose a decision.',
  decision_reason: 'Give a reason for the decision.',
  person_view: 'Write down the person’s view, or why they could not be asked.',
  emergency_plan: 'Write an emergency plan.',
  staffing_ratio: 'Write how many staff are needed.',
};

function refuseUnfinished(text: RiskAssessmentInput) {
  const problems = listSendProblems(text);
  if (problems.length > 0)
    throw invalid(Object.fromEntries(problems.map((problem) => [problem, [PROBLEMS[problem]]])));
}
