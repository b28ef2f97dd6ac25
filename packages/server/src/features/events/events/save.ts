import { addMonths } from '@relish/shared/days.ts';
import { EVENT_LIMITS } from '@relish/shared/events/events/choices.ts';
import type { EventDetails, EventInput, EventTime } from '@relish/shared/events/events/contract.ts';
import { firstDay, occurrenceDays } from '@relish/shared/events/events/recurrence.ts';
import type { Conflict } from '@relish/shared/library/suggestions/conflicts.ts';
import { can } from '@relish/shared/permissions.ts';

import { forbidden, invalid } from '../../../core/app-error.ts';
import type { InHome } from '../../../core/handler.ts';
import { insertAudit } from '../../accounts/audit/public.ts';
import { linkEvent, openToPlan } from '../proposals/public.ts';
import {
  checkAssessments,
  checkPeople,
  checkTime,
  checkUntil,
  checkWarnings,
  todayIn,
} from './check.ts';
import { insertEvents } from './queries.ts';
import { insertSeries } from './series-queries.ts';
import { instantsOf, pickDetails, pickTime, toSeriesDetails } from './values.ts';

/** Up to this day the events of a series exist. */
export const horizon = (context: Pick<InHome, 'user' | 'now'>) =>
  addMonths(todayIn(context), EVENT_LIMITS.monthsAhead);

export interface ToInsert {
  details: EventDetails;
  time: Omit<EventTime, 'day'>;
  acknowledged: readonly Conflict[];
  /** Null for a single event. */
  seriesId: string | null;
  days: readonly string[];
  isDraft?: boolean;
}

export const toRows = (
  {
    carehomeId,
    timeZone,
    userId,
    now,
  }: {
    carehomeId: string;
    timeZone: string;
    userId: string | null;
    now: Date;
  },
  { details, time, acknowledged, seriesId, days, isDraft = false }: ToInsert,
) =>
  days.map((day) => {
    const when = { ...time, day };
    return {
      ...pickDetails(details),
      ...pickTime(when),
      ...instantsOf(timeZone, when),
      carehome_id: carehomeId,
      series_id: seriesId,
      planned_day: seriesId === null ? null : day,
      acknowledged: JSON.stringify(acknowledged),
      is_draft: isDraft,
      created_by: userId,
      created_at: now,
      updated_by: userId,
      updated_at: now,
    };
  });

export const insertOccurrences = (
  { db, carehomeId, user, now }: InHome,
  values: ToInsert,
): Promise<string[]> =>
  insertEvents(
    db,
    toRows({ carehomeId, timeZone: user.carehome.time_zone, userId: user.id, now }, values),
  );

/** A series is public from its first day on, so a draft does not repeat. */
export function checkDraft(recurrence: EventInput['recurrence']) {
  if (recurrence !== null)
    throw invalid({ recurrence: ['A draft cannot repeat. Publish its week first.'] });
}

type NewEvent = EventInput & { is_draft: boolean; proposal_id: string | null };

export async function addEvent(context: InHome, input: NewEvent) {
  const { db, carehomeId, user, now } = context;
  const { recurrence, is_draft: isDraft, proposal_id: proposalId } = input;
  if (isDraft) {
    if (!can(user, 'events.plan')) throw forbidden('Only those who plan the programme add drafts.');
    checkDraft(recurrence);
  }
  if (proposalId !== null) await openToPlan(context, proposalId);
  const day = firstDay(recurrence, input.day);
  checkTime(context, { ...input, day });
  checkUntil(context, recurrence, day);
  await checkPeople(context, input);
  const acknowledged = await checkWarnings(context, input, isDraft);
  if (!isDraft)
    await checkAssessments(context, [{ activity_id: input.activity_id, event_id: null, day }]);
  const last = horizon(context);
  const days = occurrenceDays(recurrence, day, last);
  if (days.length === 0) throw invalid({ recurrence: ['There is no such day.'] });
  const seriesId =
    recurrence === null
      ? null
      : await insertSeries(db, carehomeId, {
          recurrence,
          first_day: day,
          filled_to: last,
          details: toSeriesDetails(input, input),
          continues_id: null,
          ended_on: null,
          created_by: user.id,
          created_at: now,
        });
  const [id = ''] = await insertOccurrences(context, {
    details: input,
    time: input,
    acknowledged,
    seriesId,
    days,
    isDraft,
  });
  await insertAudit(db, context, { action: 'event.add', entity: 'event', entity_id: id });
  if (proposalId !== null) await linkEvent(context, proposalId, id);
  return { id, count: days.length };
}
