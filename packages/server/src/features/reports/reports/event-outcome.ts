import { dayIn } from '@relish/shared/days.ts';

import { invalid, notFound } from '../../../core/app-error.ts';
import type { InHome } from '../../../core/handler.ts';
import { findEvent, lockEvent, saveOutcome, viewerOf } from '../../events/events/public.ts';
import { sumOutcome } from './event-queries.ts';

/** Locks the event that a new record is about. */
export async function openForRecord(context: InHome, eventId: string) {
  const { db, carehomeId, user, now } = context;
  const event = await findEvent(db, carehomeId, viewerOf(context), eventId);
  if (!event) throw notFound();
  if (event.day > dayIn(user.carehome.time_zone, now))
    throw invalid({ event_id: ['This event has not begun. Record it when it has happened.'] });
  await lockEvent(db, carehomeId, eventId);
}

/** Tells an event what its records say now, in the transaction that changed one of them. */
export async function saveEventOutcome({ db, carehomeId }: InHome, eventId: string | null) {
  if (eventId === null) return;
  await lockEvent(db, carehomeId, eventId);
  await saveOutcome(db, carehomeId, eventId, await sumOutcome(db, carehomeId, eventId));
}
