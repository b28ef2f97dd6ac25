import { z } from 'zod';

import { defineCalls } from '../../call.ts';
import { Id, Instant } from '../../fields.ts';
import { Conflict } from '../../library/suggestions/contract.ts';
import { Picture } from '../../residents/residents/contract.ts';
import { EVENT_LIMITS } from '../events/choices.ts';

const ByEvent = z.object({ event_id: Id });
const ByResident = ByEvent.extend({ resident_id: Id });

export const ReplyInput = ByEvent.extend({
  /** Including the person who replies. */
  guests: z
    .int('Enter a whole number.')
    .min(1, 'At least one person comes.')
    .max(EVENT_LIMITS.guests, `At most ${EVENT_LIMITS.guests} people can come together.`),
  /** Their own resident, with whom they come. */
  resident_id: Id.nullable().default(null),
});

/** For staff only. */
export const Guest = z.object({
  id: Id,
  /** Of the relative or member of the household; null for a resident whom staff put down. */
  name: z.string().nullable(),
  resident: z
    .object({
      id: Id,
      preferred_name: z.string(),
      last_name: z.string(),
      picture: Picture.nullable(),
    })
    .nullable(),
  guests: z.int(),
  replied_at: Instant,
});
export type Guest = z.infer<typeof Guest>;

export const GuestToCall = z.object({
  id: Id,
  name: z.string(),
  phone: z.string().nullable(),
  guests: z.int(),
});
export type GuestToCall = z.infer<typeof GuestToCall>;

const changes = ['events', 'event-replies'] as const;

export const replyCalls = defineCalls({
  'replies/accept': {
    access: 'events.reply',
    changes,
    summary: 'Accept for a number of guests, or wait for a place; also changes an earlier reply',
    input: ReplyInput,
    output: z.object({ guests: z.int(), is_waiting: z.boolean() }),
  },
  'replies/withdraw': {
    access: 'events.view',
    changes,
    summary: 'Withdraw the user’s own reply; those who wait get the place',
    input: ByEvent,
    output: z.object({}),
  },
  'replies/seen': {
    access: 'events.view',
    changes: ['event-replies'],
    summary: 'Record which version of an event the user has seen, if they replied to it',
    input: ByEvent.extend({ version: z.int().min(1) }),
    output: z.object({}),
  },
  'replies/list': {
    access: 'events.edit-any',
    reads: ['event-replies', 'events', 'residents', 'relatives'],
    summary: 'List who comes and who waits, in their order',
    input: ByEvent,
    output: z.object({ coming: z.array(Guest), waiting: z.array(Guest) }),
  },
  'replies/not-seen': {
    access: 'events.edit-any',
    reads: ['event-replies', 'events', 'relatives'],
    summary: 'List who accepted and has not seen the latest change or cancellation, to call them',
    input: ByEvent,
    output: z.array(GuestToCall),
  },
  'replies/put-down': {
    access: 'events.put-down',
    changes,
    summary: 'Put a resident down for an event; every warning must have been acknowledged',
    input: ByResident.extend({
      /** Warnings that the user has read (N13). */
      acknowledged: z.array(Conflict).max(100).default([]),
    }),
    output: z.object({ is_waiting: z.boolean() }),
  },
  'replies/take-off': {
    access: 'events.edit-any',
    changes,
    summary: 'Take a resident off whom staff put down; those who wait get the place',
    input: ByResident,
    output: z.object({}),
  },
});
