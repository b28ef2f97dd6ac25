import { addMonths, dayIn } from '@relish/shared/days.ts';
import { EVENT_LIMITS } from '@relish/shared/events/events/choices.ts';
import type { EventDetails, EventInput, EventTime } from '@relish/shared/events/events/contract.ts';
import type { Recurrence } from '@relish/shared/events/events/recurrence.ts';
import { type Conflict, sameConflict } from '@relish/shared/library/suggestions/conflicts.ts';

import { invalid, notFound } from '../../../core/app-error.ts';
import type { InHome } from '../../../core/handler.ts';
import { findUnreadWarnings } from '../../library/suggestions/public.ts';
import { listRefusedPlans } from '../../risks/risk-assessments/public.ts';
import { findPapers } from '../performers/public.ts';
import { countKnown, listInvited } from './queries.ts';
import { instantsOf } from './values.ts';

export const todayIn = ({ user, now }: Pick<InHome, 'user' | 'now'>) =>
  dayIn(user.carehome.time_zone, now);

/** Everyone named must belong to this home; others do not exist for it (N2). */
export async function checkPeople(
  { db, carehomeId }: InHome,
  { resident_ids, group_ids, lead_id, helper_ids, performer_id }: EventDetails,
) {
  const staff = [...new Set([...(lead_id === null ? [] : [lead_id]), ...helper_ids])];
  const known = await countKnown(db, carehomeId, {
    residents: resident_ids,
    groups: group_ids,
    staff,
  });
  if (
    known.residents < resident_ids.length ||
    known.groups < group_ids.length ||
    known.staff < staff.length ||
    (performer_id !== null && !(await findPapers(db, carehomeId, performer_id)))
  )
    throw notFound();
}

/**
 * N13: warnings are checked against the current data, for everyone invited. Returns those that were read. A draft may
 * have unread ones: they are read before it is published.
 */
export async function checkWarnings(
  context: InHome,
  { activity_id, acknowledged, ...details }: EventInput,
  isDraft = false,
): Promise<Conflict[]> {
  if (activity_id === null) return [];
  const { db, carehomeId } = context;
  const invited = await listInvited(db, carehomeId, details);
  const { conflicts, unread } = await findUnreadWarnings(context, {
    activity_id,
    resident_ids: invited,
    acknowledged,
  });
  if (isDraft)
    return conflicts.filter((conflict) =>
      acknowledged.some((each) => sameConflict(each, conflict)),
    );
  if (unread.length > 0) throw invalid({ acknowledged: unread });
  return conflicts;
}

/**
 * A home may require a valid risk assessment before an activity is planned; a draft may wait for it, and recording what
 * happened is never refused.
 */
export async function checkAssessments(
  context: InHome,
  plans: Parameters<typeof listRefusedPlans>[1],
) {
  const refused = await listRefusedPlans(context, plans);
  if (refused.length > 0)
    throw invalid({
      activity_id: [
        'Your home requires a risk assessment for this. Save a draft, or have one approved first.',
      ],
    });
}

/** New events do not begin in the past, nor more than a year ahead. */
export function checkTime(context: InHome, time: EventTime) {
  const { now, user } = context;
  const { ends_at } = instantsOf(user.carehome.time_zone, time);
  if (ends_at <= now) throw invalid({ day: ['This is in the past.'] });
  if (time.day > addMonths(todayIn(context), EVENT_LIMITS.monthsAhead))
    throw invalid({ day: ['Choose a day within the next 12 months.'] });
}

export function checkUntil(context: InHome, recurrence: Recurrence | null, day: string) {
  if (recurrence === null || recurrence.until === null) return;
  if (recurrence.until < day)
    throw invalid({ recurrence: ['The last day is before the first one.'] });
  if (recurrence.until > addMonths(todayIn(context), EVENT_LIMITS.monthsAhead))
    throw invalid({ recurrence: ['Choose a last day within the next 12 months.'] });
}
