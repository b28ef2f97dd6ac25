import { type ApprovalState, findInForce } from '@relish/shared/risks/risk-assessments/approval.ts';
import type {
  RiskAssessmentInput,
  RiskLine,
} from '@relish/shared/risks/risk-assessments/assessment-input.ts';
import { findOverallBand } from '@relish/shared/risks/risk-assessments/matrix.ts';

import type { InHome } from '../../../core/handler.ts';
import type { Sealer } from '../../../core/sealed.ts';
import { insertAudit } from '../../accounts/audit/public.ts';
import { listResidentIds } from './check-text.ts';
import { digestFacts, isHazard, readFacts, readGuides, type Reliance } from './facts.ts';
import { readText } from './open-assessment.ts';
import {
  findVersion,
  type Head,
  insertHeads,
  insertVersions,
  keepActions,
  replacePeople,
} from './queries.ts';

/** Columns by which the register repeats a text. */
export function describeText(text: RiskAssessmentInput) {
  const worst = text.lines.toSorted(
    (one, other) =>
      other.likelihood_after * other.severity_after - one.likelihood_after * one.severity_after,
  )[0];
  return {
    kind: text.kind,
    title: text.title,
    decision: text.decision,
    review_on: text.review_on,
    resident_ids: listResidentIds(text),
    band: findOverallBand(text.lines),
    likelihood: worst?.likelihood_after ?? null,
    severity: worst?.severity_after ?? null,
  };
}

export const describeState = (state: ApprovalState) => ({
  status: state.status,
  version: state.version,
  revision: state.revision,
  authors: [...state.authors],
  approved_version: state.approved?.version ?? null,
  approved_band: state.approved?.band ?? null,
  approved_by: state.approved?.approver ?? null,
});

export const sealText = (sealer: Sealer, text: RiskAssessmentInput) =>
  sealer.seal(JSON.stringify(text));

export const listActionsOf = (lines: readonly RiskLine[]) =>
  lines
    .filter(({ extra_controls }) => extra_controls.length > 0)
    .map(({ key, owner_id, due_on, done_on }) => ({ key, owner_id, due_on, done_on }));

/** Stores a first draft, new or copied. */
export async function storeDraft(
  context: InHome,
  state: ApprovalState,
  text: RiskAssessmentInput,
  action: string,
) {
  const { db, carehomeId, user, now, sealer } = context;
  const [made] = await insertHeads(db, [
    {
      ...describeText(text),
      ...describeState(state),
      carehome_id: carehomeId,
      assessor_id: user.id,
      created_at: now,
      created_by: user.id,
      changed_at: now,
    },
  ]);
  if (!made) throw new Error('An insert returns its row');
  const { id } = made;
  await insertVersions(db, [
    {
      carehome_id: carehomeId,
      assessment_id: id,
      version: state.version,
      text: sealText(sealer, text),
      band: findOverallBand(text.lines),
      authors: [...state.authors],
      assessor_id: user.id,
      created_at: now,
    },
  ]);
  await keepActions(db, carehomeId, id, { actions: listActionsOf(text.lines), by: user.id });
  await audit(context, action, id);
  return { id, revision: state.revision };
}

/** The facts that an approval relies on, as they are now. */
export async function readReliance(context: InHome, text: RiskAssessmentInput): Promise<Reliance> {
  const { activity_id } = text;
  const facts = await readFacts(context, listResidentIds(text));
  const guides = await readGuides(context, activity_id === null ? [] : [activity_id]);
  return {
    residents: Object.fromEntries(facts),
    hazards: [
      ...new Set([
        ...((activity_id !== null && guides.get(activity_id)) || []),
        ...text.lines.flatMap(({ hazard_code }) => hazard_code ?? []),
      ]),
    ],
  };
}

const NO_COVER = {
  cover_version: null,
  cover_activity_id: null,
  cover_event_id: null,
  cover_review_on: null,
  cover_decision: null,
  cover_hazards: null,
} as const;

/** Follows the version in force: its activity, its people, its review date. */
export async function findCoverColumns(
  { db, carehomeId, sealer }: InHome,
  head: Head,
  next: ApprovalState,
): Promise<Partial<Head>> {
  const version = findInForce(next)?.version ?? null;
  if (version === head.cover_version) return {};
  const row = version === null ? undefined : await findVersion(db, carehomeId, head.id, version);
  if (!row?.relied_on) {
    await replacePeople(db, carehomeId, head.id, []);
    return NO_COVER;
  }
  const text = readText(sealer, row);
  const { residents, hazards } = JSON.parse(sealer.unseal(row.relied_on)) as Reliance;
  await replacePeople(
    db,
    carehomeId,
    head.id,
    Object.entries(residents).map(([resident_id, facts]) => ({
      resident_id,
      digest: digestFacts(facts),
    })),
  );
  return {
    cover_version: version,
    cover_activity_id: text.activity_id,
    cover_event_id: text.event_id,
    cover_review_on: text.review_on,
    cover_decision: text.decision,
    cover_hazards: hazards.filter(isHazard),
  };
}

export const audit = (context: InHome, action: string, id: string, reason?: string) =>
  insertAudit(context.db, context, {
    action,
    entity: 'risk_assessment',
    entity_id: id,
    ...(reason !== undefined && { reason }),
  });
