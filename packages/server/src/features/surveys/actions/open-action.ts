import { dayIn } from '@relish/shared/days.ts';
import { can } from '@relish/shared/permissions.ts';
import type { ActionInput } from '@relish/shared/surveys/actions/contract.ts';

import { forbidden, invalid, notFound } from '../../../core/app-error.ts';
import type { InHome } from '../../../core/handler.ts';
import { insertAudit } from '../../accounts/audit/public.ts';
import { openThread } from '../../chat/threads/public.ts';
import { areResidents, canReadFeedback, listColleagues } from '../feedback/public.ts';
import { findMeeting } from '../meetings/public.ts';
import { findSurvey } from '../surveys/public.ts';
import { type ActionEntry, findActions, lockAction, updateAction } from './queries.ts';

export const todayOf = ({ user, now }: Pick<InHome, 'user' | 'now'>) =>
  dayIn(user.carehome.time_zone, now);

export async function openAction(
  context: InHome,
  id: string,
  version?: number,
): Promise<ActionEntry> {
  const { db, carehomeId } = context;
  await lockAction(db, carehomeId, id);
  const [action] = await findActions(db, carehomeId, [id]);
  if (!action) throw notFound();
  if (version !== undefined && action.version !== version)
    throw invalid({
      version: ['A colleague has changed this. Close the form and open it again.'],
    });
  return action;
}

export async function changeAction(
  context: InHome,
  id: string,
  values: Parameters<typeof updateAction>[3],
  action: string,
) {
  await updateAction(context.db, context.carehomeId, id, values);
  await audit(context, action, id);
}

export const audit = (context: InHome, action: string, id: string) =>
  insertAudit(context.db, context, { action, entity: 'action', entity_id: id });

/** The owner finishes their own; those who plan finish any. */
export function checkOwner({ user }: InHome, { owner_id }: ActionEntry) {
  if (owner_id !== user.id && !can(user, 'actions.manage'))
    throw forbidden('Only its owner and those who plan can change it.');
}

export async function checkPeople(
  { db, carehomeId, now }: InHome,
  { owner_id, resident_ids }: { owner_id: string; resident_ids: readonly string[] },
) {
  const colleagues = await listColleagues(db, carehomeId, now);
  if (!colleagues.some(({ id }) => id === owner_id)) throw notFound();
  if (!(await areResidents(db, carehomeId, resident_ids))) throw notFound();
}

/** Only from what the user may read (N1, N25). */
export async function checkSource(
  context: InHome,
  {
    survey_id,
    meeting_id,
    feedback_id,
    thread_id,
  }: Pick<ActionInput, 'survey_id' | 'meeting_id' | 'feedback_id' | 'thread_id'>,
) {
  const { db, carehomeId } = context;
  if (survey_id !== null && !(await findSurvey(db, carehomeId, survey_id))?.published_at)
    throw notFound();
  if (meeting_id !== null && !(await findMeeting(db, carehomeId, meeting_id))) throw notFound();
  if (feedback_id !== null && !(await canReadFeedback(context, feedback_id))) throw notFound();
  if (thread_id !== null) await openThread(context, thread_id);
}
