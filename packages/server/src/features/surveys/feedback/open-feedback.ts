import { addDays, dayIn } from '@relish/shared/days.ts';
import { can } from '@relish/shared/permissions.ts';
import { FEEDBACK_LIMITS } from '@relish/shared/surveys/feedback/choices.ts';
import type { FeedbackInput } from '@relish/shared/surveys/feedback/contract.ts';

import { invalid, notFound } from '../../../core/app-error.ts';
import type { InHome } from '../../../core/handler.ts';
import { insertAudit } from '../../accounts/audit/public.ts';
import { areColleagues, areResidents } from './people-queries.ts';
import {
  type FeedbackEntry,
  type FeedbackSight,
  findFeedback,
  insertChange,
  lockFeedback,
  updateFeedback,
} from './queries.ts';

export const sightOf = ({ user, now }: InHome): FeedbackSight => ({
  isManager: can(user, 'feedback.manage'),
  now,
  today: dayIn(user.carehome.time_zone, now),
});

/** Locks an entry for a change; 404 for entries about the user too (N25). */
export async function openEntry(context: InHome, id: string): Promise<FeedbackEntry> {
  const { db, carehomeId } = context;
  await lockFeedback(db, carehomeId, id);
  const entry = await findFeedback(db, carehomeId, sightOf(context), id);
  if (!entry) throw notFound();
  return entry;
}

/** Only for an entry that counts. */
export async function openFeedback(
  context: InHome,
  id: string,
  version?: number,
): Promise<FeedbackEntry> {
  const entry = await openEntry(context, id);
  if (entry.voided_at !== null)
    throw invalid({ id: ['This entry was recorded by mistake and cannot be changed.'] });
  if (version !== undefined && entry.version !== version)
    throw invalid({
      version: ['A colleague has changed this entry. Close the form and open it again.'],
    });
  return entry;
}

type Changes = Parameters<typeof updateFeedback>[3];

/** Keeps the earlier values of the changed fields. */
export async function change(
  context: InHome,
  before: FeedbackEntry,
  values: Changes,
  action: string,
) {
  const { db, carehomeId, user, now } = context;
  const earlier = Object.entries(before).filter(
    ([field, value]) =>
      field in values &&
      JSON.stringify(value) !== JSON.stringify((values as Record<string, unknown>)[field]),
  );
  if (earlier.length === 0) return;
  await insertChange(db, carehomeId, {
    id: before.id,
    before: Object.fromEntries(earlier),
    by: user.id,
    now,
  });
  await updateFeedback(db, carehomeId, before.id, values);
  await audit(context, action, before.id);
}

export async function checkInput(context: InHome, input: FeedbackInput) {
  const { db, carehomeId, user, now } = context;
  const today = dayIn(user.carehome.time_zone, now);
  const { received_on, resident_id, about_staff_ids } = input;
  if (received_on > today) throw invalid({ received_on: ['Choose today or an earlier day.'] });
  if (received_on < addDays(today, -FEEDBACK_LIMITS.daysBack))
    throw invalid({ received_on: ['Choose a day of the past year.'] });
  if (input.from_kind === 'anonymous' && input.from_name !== null)
    throw invalid({ from_name: ['Leave the name out if the person wants to be anonymous.'] });
  // Row level security would hide the entry from its own author (N25).
  if (input.kind !== 'compliment' && about_staff_ids.includes(user.id))
    throw invalid({
      about_staff_ids: ['Ask a colleague to record what is about you.'],
    });
  if (resident_id !== null && !(await areResidents(db, carehomeId, [resident_id])))
    throw notFound();
  if (!(await areColleagues(db, carehomeId, about_staff_ids))) throw notFound();
}

/** A step cannot lie in the future or before the complaint. */
export function checkPast({ user, now }: InHome, date: Record<string, string>, from: string) {
  const today = dayIn(user.carehome.time_zone, now);
  for (const [field, day] of Object.entries(date))
    if (day > today || day < from)
      throw invalid({ [field]: ['Choose a day between its receipt and today.'] });
}

/** Under its own id, so that no history of a resident or colleague shows it (N25). */
export const audit = (context: InHome, action: string, id: string) =>
  insertAudit(context.db, context, { action, entity: 'feedback', entity_id: id });
