import {
  type CheckAnswer,
  findCheckState,
  listUnassessed,
} from '@relish/shared/risks/session-checks/check.ts';
import type { sessionCheckCalls } from '@relish/shared/risks/session-checks/contract.ts';

import { invalid, notFound } from '../../../core/app-error.ts';
import type { Handlers, InHome } from '../../../core/handler.ts';
import { insertAudit } from '../../accounts/audit/public.ts';
import { findEventCover, listAssessedIds } from '../risk-assessments/public.ts';
import {
  countResidents,
  findByClient,
  findEventDay,
  insertCheck,
  isOfHome,
  listChecks,
} from './queries.ts';

const earlier = (one: Date, other: Date) => (one < other ? one : other);

export const sessionCheckHandlers: Handlers<typeof sessionCheckCalls> = {
  'session-checks/list': async ({ db, carehomeId }, subject) => {
    if (subject.event_id === null && subject.report_id === null)
      throw invalid({ event_id: ['Choose an event or a record.'] });
    if (!(await isOfHome(db, carehomeId, subject))) throw notFound();
    return listChecks(db, carehomeId, subject);
  },

  'session-checks/add': async (context, { client_uuid, answers, checked_at, ...input }) => {
    const { db, carehomeId, user, now } = context;
    const before = await findByClient(db, carehomeId, client_uuid);
    if (before) return repeat(context, before);
    if (!(await isOfHome(db, carehomeId, input))) throw notFound();
    const resident_ids = [...new Set(input.resident_ids)];
    if ((await countResidents(db, carehomeId, resident_ids)) !== resident_ids.length)
      throw notFound();
    const assessed = await listAssessed(context, input);
    const unassessed_ids = listUnassessed(assessed, resident_ids);
    const state = toKeptState(answers, unassessed_ids);
    const isNew = await insertCheck(db, {
      ...input,
      carehome_id: carehomeId,
      client_uuid,
      resident_ids,
      unassessed_ids,
      answers: JSON.stringify(answers),
      state,
      checked_by: user.id,
      // A device with a wrong clock does not check in the future.
      checked_at: earlier(new Date(checked_at), now),
      created_at: now,
    });
    if (isNew)
      await insertAudit(db, context, {
        action: 'session-check.add',
        entity: input.event_id === null ? 'report' : 'event',
        entity_id: input.event_id ?? input.report_id ?? '',
      });
    return { state, unassessed_ids };
  },
};

type Kept = NonNullable<Awaited<ReturnType<typeof findByClient>>>;

/** Answers a retry as the first time; the id of a colleague's check is no way to read it. */
function repeat({ user }: InHome, { state, unassessed_ids, checked_by }: Kept) {
  if (checked_by !== user.id) throw notFound();
  return { state, unassessed_ids };
}

/** The contract has refused unfinished checks and those without a note. */
const toKeptState = (answers: readonly CheckAnswer[], unassessed: readonly string[]) =>
  findCheckState(answers, unassessed) === 'all_well' ? 'all_well' : 'stop_and_think';

/**
 * Residents for whom the assessment was made; none if it is for everyone. A device that did not
 * know of the assessment, because it was offline, still gets its answer.
 */
async function listAssessed(
  { db, carehomeId }: InHome,
  { assessment_id, event_id }: { assessment_id: string | null; event_id: string | null },
): Promise<string[]> {
  if (assessment_id !== null) {
    const ids = await listAssessedIds(db, carehomeId, assessment_id);
    if (!ids) throw notFound();
    return ids;
  }
  const event = event_id === null ? undefined : await findEventDay(db, carehomeId, event_id);
  if (!event) return [];
  return (await findEventCover(db, carehomeId, event)).resident_ids;
}
