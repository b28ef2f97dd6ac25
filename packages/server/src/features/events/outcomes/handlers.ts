import type { NotHeldReason } from '@relish/shared/events/outcomes/choices.ts';
import type { outcomeCalls } from '@relish/shared/events/outcomes/contract.ts';

import { invalid, notFound } from '../../../core/app-error.ts';
import type { Handlers, InHome } from '../../../core/handler.ts';
import { insertAudit } from '../../accounts/audit/public.ts';
import { findEvent, lockEvent, viewerOf } from '../events/public.ts';
import { listAsked, updateDismissed, updateNotHeld } from './queries.ts';

/** Shown in the calendar, as the reason of a cancellation is. */
const REASON_WORDS: Record<NotHeldReason, string> = {
  staff: 'Not enough staff',
  nobody_wanted: 'Nobody wanted it',
  weather: 'Weather',
  performer: 'The performer did not come',
  illness: 'Illness',
  other: 'It did not take place',
};

export const outcomeHandlers: Handlers<typeof outcomeCalls> = {
  'outcomes/asked': ({ db, carehomeId, user, now }) => listAsked(db, carehomeId, user.id, now),

  'outcomes/not-held': async (context, { id, reason, note }) => {
    const event = await openEvent(context, id);
    if (Date.parse(event.ends_at) > context.now.getTime())
      throw invalid({
        id: ['This event is not over. Cancel it instead, so that guests are told.'],
      });
    if (event.recorded_at !== null)
      throw invalid({ id: ['This event has a record, so it did take place.'] });
    // A repeated request changes nothing but the reason; a cancellation before the event stays.
    if (event.status === 'cancelled' && event.not_held_reason === null)
      throw invalid({ id: ['This event was cancelled.'] });
    const words = note ?? REASON_WORDS[reason];
    await updateNotHeld(context.db, context.carehomeId, id, { reason, words });
    await noteAudit(context, id, 'not-held');
    return {};
  },

  'outcomes/undo-not-held': async (context, { id }) => {
    const event = await openEvent(context, id);
    if (event.not_held_reason === null) return {};
    await updateNotHeld(context.db, context.carehomeId, id, null);
    await noteAudit(context, id, 'undo-not-held');
    return {};
  },

  'outcomes/dismiss': async (context, { id, dismissed }) => {
    await openEvent(context, id);
    await updateDismissed(context.db, context.carehomeId, id, dismissed ? context.now : null);
    return {};
  },
};

async function openEvent(context: InHome, id: string) {
  const { db, carehomeId } = context;
  const event = await findEvent(db, carehomeId, viewerOf(context), id);
  const locked = event && (await lockEvent(db, carehomeId, id));
  if (!locked) throw notFound();
  return locked;
}

const noteAudit = (context: InHome, id: string, action: string) =>
  insertAudit(context.db, context, { action: `event.${action}`, entity: 'event', entity_id: id });
