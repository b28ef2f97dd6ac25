import { z } from 'zod';

import { defineCalls } from '../../call.ts';
import { Day, Id, optionalLine } from '../../fields.ts';
import { Time } from '../events/contract.ts';
import { VISIT_LIMITS, VISIT_PARTS } from './choices.ts';

export const People = z
  .int('Enter a whole number.')
  .min(1, 'At least one person comes.')
  .max(VISIT_LIMITS.people, `At most ${VISIT_LIMITS.people} people can come together.`);

const VisitDetails = z.object({
  day: Day,
  part: z.enum(VISIT_PARTS).nullable().default(null),
  /** Used when no part of the day is chosen. */
  time: Time.nullable().default(null),
  people: People,
  note: optionalLine(VISIT_LIMITS.note),
});

const needsTime = ({ part, time }: { part: unknown; time: unknown }) =>
  part !== null || time !== null;
const MISSING_TIME = { path: ['time'], message: 'Enter a time, or choose a part of the day.' };

export const VisitInput = VisitDetails.extend({ resident_id: Id }).refine(needsTime, MISSING_TIME);
export const VisitEdit = VisitDetails.extend({ id: Id }).refine(needsTime, MISSING_TIME);

const VisitEvent = z.object({ id: Id, title: z.string(), start_time: z.string().nullable() });
export type VisitEvent = z.infer<typeof VisitEvent>;

const Visit = z.object({
  /** Null if a reply to an event is the only announcement. */
  visit_id: Id.nullable(),
  day: Day,
  part: z.enum(VISIT_PARTS).nullable(),
  time: z.string().nullable(),
  people: z.int(),
  note: z.string().nullable(),
  /** Events of that day to which the visitor has accepted. */
  events: z.array(VisitEvent),
});

/** For relatives: no resident but their own (N1), and nothing about a resident's status (N8). */
export const OwnVisit = Visit.extend({
  resident: z.object({ id: Id, preferred_name: z.string() }).nullable(),
});
export type OwnVisit = z.infer<typeof OwnVisit>;

export const VisitedResident = z.object({
  id: Id,
  preferred_name: z.string(),
  last_name: z.string(),
  room: z.string().nullable(),
});

/** For staff only. */
export const ExpectedVisit = Visit.extend({
  reply_id: Id.nullable(),
  name: z.string(),
  resident: VisitedResident.nullable(),
  /** False while the resident is in hospital or away, so that staff can prepare the visitor. */
  resident_at_home: z.boolean(),
});
export type ExpectedVisit = z.infer<typeof ExpectedVisit>;

const ById = z.object({ id: Id });

export const visitCalls = defineCalls({
  'visits/own': {
    access: 'relatives.view',
    reads: ['visits', 'event-replies', 'events', 'residents', 'relatives'],
    summary: 'List the user’s own visits from today on, with events that they accepted',
    input: z.object({}),
    output: z.array(OwnVisit),
  },
  'visits/announce': {
    access: 'visits.announce',
    changes: ['visits'],
    creates: true,
    summary: 'Announce a visit to the user’s own resident; nobody needs to, and none is refused',
    input: VisitInput,
    output: z.object({ id: Id }),
  },
  'visits/edit': {
    access: 'visits.announce',
    changes: ['visits'],
    summary: 'Move an own visit to another day or time, or change who comes',
    input: VisitEdit,
    output: z.object({}),
  },
  'visits/cancel': {
    access: 'relatives.view',
    changes: ['visits'],
    summary: 'Cancel an own visit',
    input: ById,
    output: z.object({}),
  },
  'visits/restore': {
    access: 'visits.announce',
    changes: ['visits'],
    summary: 'Undo the cancellation of an own visit',
    input: ById,
    output: z.object({}),
  },
  'visits/of-resident': {
    access: 'reception.view',
    reads: ['visits', 'event-replies', 'events', 'residents', 'relatives'],
    summary: 'List who is expected to visit a resident in the next two weeks',
    input: z.object({ resident_id: Id }),
    output: z.array(ExpectedVisit),
  },
});
