import type { Hazard } from '@relish/shared/library/activities/choices.ts';
import { findInForce } from '@relish/shared/risks/risk-assessments/approval.ts';
import { RiskAssessmentInput } from '@relish/shared/risks/risk-assessments/assessment-input.ts';
import type { Facts } from '@relish/shared/risks/risk-assessments/check-again.ts';
import type { RiskStatus } from '@relish/shared/risks/risk-assessments/choices.ts';
import { findOverallBand } from '@relish/shared/risks/risk-assessments/matrix.ts';
import type { z } from 'zod';

import type { Sealer } from '../../../core/sealed.ts';
import type { Db } from '../../../db/database.ts';
import { listResidentIds } from './check-text.ts';
import { digestFacts, readFacts, type Reliance } from './facts.ts';
import { insertHeads, insertVersions, keepActions, replacePeople } from './queries.ts';
import { describeState, describeText, listActionsOf, sealText } from './store.ts';

export interface AssessmentToMake {
  text: z.input<typeof RiskAssessmentInput>;
  status: Exclude<RiskStatus, 'archived'>;
  authorId: string;
  /** For an approved one. */
  approverId: string | null;
  /** Also the moment of approval. */
  at: Date;
  guideHazards?: readonly Hazard[];
  /** Facts recorded at the approval that have changed since, by resident. */
  factsBefore?: Readonly<Record<string, Facts>>;
}

/** For demonstrations and tests; ids in the order of the assessments. */
export async function makeAssessments(
  db: Db,
  { carehomeId, sealer }: { carehomeId: string; sealer: Sealer },
  assessments: readonly AssessmentToMake[],
): Promise<string[]> {
  const ids: string[] = [];
  for (const assessment of assessments)
    ids.push(await makeAssessment(db, { carehomeId, sealer }, assessment));
  return ids;
}

async function makeAssessment(
  db: Db,
  { carehomeId, sealer }: { carehomeId: string; sealer: Sealer },
  assessment: AssessmentToMake,
): Promise<string> {
  const { status, authorId, approverId, at, guideHazards = [], factsBefore = {} } = assessment;
  const text = RiskAssessmentInput.parse(assessment.text);
  const band = findOverallBand(text.lines);
  const state = {
    version: 1,
    revision: 1,
    status,
    lines: text.lines,
    authors: [authorId],
    approved: approverId === null ? null : { version: 1, band, approver: approverId },
  };
  const facts = await readFacts({ db, carehomeId }, listResidentIds(text));
  const reliance: Reliance = {
    residents: Object.fromEntries(
      [...facts].map(([id, known]) => [id, { ...known, ...factsBefore[id] }]),
    ),
    hazards: [
      ...new Set([...guideHazards, ...text.lines.flatMap(({ hazard_code }) => hazard_code ?? [])]),
    ],
  };
  const isInForce = findInForce(state) !== null;
  const [made] = await insertHeads(db, [
    {
      ...describeText(text),
      ...describeState(state),
      carehome_id: carehomeId,
      assessor_id: authorId,
      created_at: at,
      created_by: authorId,
      changed_at: at,
      ...(approverId !== null && { approved_at: at }),
      ...(isInForce && {
        cover_version: 1,
        cover_activity_id: text.activity_id,
        cover_event_id: text.event_id,
        cover_review_on: text.review_on,
        cover_decision: text.decision,
        cover_hazards: reliance.hazards,
      }),
    },
  ]);
  if (!made) throw new Error('An insert returns its row');
  await insertVersions(db, [
    {
      carehome_id: carehomeId,
      assessment_id: made.id,
      version: 1,
      text: sealText(sealer, text),
      band,
      authors: [authorId],
      assessor_id: authorId,
      created_at: at,
      ...(approverId !== null && {
        approved_by: approverId,
        approved_at: at,
        relied_on: sealer.seal(JSON.stringify(reliance)),
      }),
    },
  ]);
  if (isInForce)
    await replacePeople(
      db,
      carehomeId,
      made.id,
      Object.entries(reliance.residents).map(([resident_id, known]) => ({
        resident_id,
        digest: digestFacts(known),
      })),
    );
  const actions = listActionsOf(text.lines);
  await keepActions(db, carehomeId, made.id, { actions, by: authorId });
  return made.id;
}
