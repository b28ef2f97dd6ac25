import { invalid, notFound } from '../../../core/app-error.ts';
import type { SignedIn } from '../../../core/handler.ts';
import type { Db } from '../../../db/database.ts';
import { insertAudit } from '../../accounts/audit/public.ts';
import { type EventRow, fillPlaces, lockEvent } from '../events/public.ts';
import {
  countTaken,
  findReply,
  insertReply,
  type Replier,
  updateReply,
  withdrawReply,
} from './queries.ts';

interface Place {
  event_id: string;
  replier: Replier;
  guests: number;
  /** The resident with whom a relative comes, or who was put down. */
  resident_id: string | null;
}

/** The lock makes sign-ups, withdrawals and edits of one event follow each other. */
async function lockOpen({ carehomeId, now }: SignedIn, db: Db, eventId: string) {
  const event = await lockEvent(db, carehomeId, eventId);
  if (!event || event.deleted_at !== null) throw notFound();
  const problem = problemOf(event, now);
  if (problem !== undefined) throw invalid({ event_id: [problem] });
  return event;
}

function problemOf({ status, is_draft, rsvp, starts_at }: EventRow, now: Date) {
  if (is_draft) return 'This event is not published yet.';
  if (status === 'cancelled') return 'This event was cancelled.';
  if (Date.parse(starts_at) <= now.getTime()) return 'This event has already begun.';
  return rsvp ? undefined : 'Nobody needs to reply to this event.';
}

/** Takes places, or a place in the waiting list. Repeating it changes nothing (N20). */
export async function takePlace(context: SignedIn, db: Db, place: Place) {
  const { carehomeId, now } = context;
  const { event_id, replier, guests, resident_id } = place;
  const event = await lockOpen(context, db, event_id);
  if (event.capacity !== null && guests > event.capacity)
    throw invalid({ guests: [`There are only ${event.capacity} places.`] });
  const earlier = await findReply(db, carehomeId, event_id, replier);
  const own = earlier?.status === 'coming' ? earlier.guests : 0;
  const taken = await countTaken(db, carehomeId, event_id);
  const free = event.capacity === null ? Infinity : event.capacity - (taken - own);
  // Someone who has a place does not lose it by asking for more, or because there are now fewer places.
  if (own > 0 && guests > own && guests > free)
    throw invalid({ guests: [`There are no more than ${own} places for you.`] });
  const status = guests <= Math.max(free, own) ? 'coming' : 'waiting';
  const values = { status, guests, resident_id, seen_version: event.version } as const;
  if (earlier) {
    const isNew = earlier.status === 'withdrawn';
    await updateReply(db, carehomeId, earlier.id, values, { isNew, now });
  } else
    await insertReply(db, {
      ...values,
      carehome_id: carehomeId,
      event_id,
      user_id: replier.user_id,
      replied_at: now,
    });
  if (guests < own) await fillPlaces(db, carehomeId, [event_id], now);
  await audit(context, db, 'accept', event_id);
  return { guests, is_waiting: status === 'waiting' };
}

/** Gives places back, to those who wait. Also possible for cancelled events. */
export async function givePlaceBack(
  context: SignedIn,
  db: Db,
  { event_id, replier }: Pick<Place, 'event_id' | 'replier'>,
) {
  const { carehomeId, now } = context;
  await lockEvent(db, carehomeId, event_id);
  const reply = await findReply(db, carehomeId, event_id, replier);
  if (!reply || reply.status === 'withdrawn') return;
  await withdrawReply(db, carehomeId, reply.id);
  await fillPlaces(db, carehomeId, [event_id], now);
  await audit(context, db, 'withdraw', event_id);
}

const audit = (context: SignedIn, db: Db, action: string, eventId: string) =>
  insertAudit(db, context, {
    action: `event-reply.${action}`,
    entity: 'event',
    entity_id: eventId,
  });
