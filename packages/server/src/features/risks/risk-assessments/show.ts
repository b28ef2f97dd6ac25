import type { Output } from '@relish/shared/calls.ts';
import { whyNotApprove } from '@relish/shared/risks/risk-assessments/approval.ts';
import { findReviewState } from '@relish/shared/risks/risk-assessments/review.ts';

import { notFound } from '../../../core/app-error.ts';
import type { InHome } from '../../../core/handler.ts';
import { signPortraits } from '../../residents/consents/public.ts';
import { listResidentIds } from './check-text.ts';
import { openAssessment, readText, todayOf, toActor } from './open-assessment.ts';
import { findVersion, listActions, listApprovals } from './queries.ts';
import { readReasons } from './reasons.ts';
import { findRegisterRow, type RegisterRow } from './register-queries.ts';
import { listPeopleOf } from './text-queries.ts';

type Row = Output<'risk-assessments/list'>['rows'][number];

const toRow = (row: RegisterRow, today: string): Omit<Row, 'check_again'> => ({
  id: row.id,
  kind: row.kind,
  title: row.title,
  status: row.status,
  review_state: findReviewState(row.review_on, today),
  band: row.band,
  decision: row.decision,
  assessor: row.assessor,
  approver: row.approver,
  review_on: row.review_on,
  version: row.version,
  version_in_force: row.version_in_force,
  overdue_actions: row.overdue_actions,
});

export async function toRows(context: InHome, rows: readonly RegisterRow[]): Promise<Row[]> {
  const today = todayOf(context);
  const reasons = await readReasons(context, rows, today);
  return rows.map((row) => ({
    ...toRow(row, today),
    check_again: reasons.get(row.id)?.length ?? 0,
  }));
}

/** The newest version, or an earlier one with its own text. */
export async function showAssessment(
  context: InHome,
  { id, version }: { id: string; version: number | null },
): Promise<Output<'risk-assessments/get'>> {
  const { db, carehomeId, sealer } = context;
  const today = todayOf(context);
  const { head, text: newest, state } = await openAssessment(context, id, 'read');
  const row = await findRegisterRow(db, carehomeId, id, today);
  const earlier =
    version === null || version === head.version
      ? undefined
      : await findVersion(db, carehomeId, id, version);
  if (!row || (version !== null && version !== head.version && !earlier)) throw notFound();
  const text = earlier ? readText(sealer, earlier) : newest;
  const done = new Map(
    (await listActions(db, carehomeId, id)).map(({ key, done_on }) => [key, done_on]),
  );
  const people = await listPeopleOf(db, carehomeId, listResidentIds(text));
  const portrait = await signPortraits(context, people);
  return {
    ...toRow(row, today),
    revision: head.revision,
    text: {
      ...text,
      lines: text.lines.map((line) => ({ ...line, done_on: done.get(line.key) ?? null })),
    },
    residents: people.map(({ photo_id, ...person }) => ({
      ...person,
      picture: portrait({ id: person.id, photo_id }),
    })),
    check_again: (await readReasons(context, [row], today)).get(id) ?? [],
    why_not_approve:
      head.status === 'awaiting_approval' ? whyNotApprove(state, toActor(context)) : 'wrong_status',
    returned_because: head.returned_because,
    history: await listApprovals(db, carehomeId, id),
  };
}
