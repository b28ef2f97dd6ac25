import type { Output } from '@relish/shared/calls.ts';
import { dayIn } from '@relish/shared/days.ts';
import { USUAL_MISSING_PLAN, USUAL_TURN_BACK } from '@relish/shared/outings/outings/plans.ts';
import { listUnassessed } from '@relish/shared/risks/session-checks/check.ts';

import { notFound } from '../../../core/app-error.ts';
import type { InHome } from '../../../core/handler.ts';
import { type EventRow, findEvent, viewerOf } from '../../events/events/public.ts';
import { signPortraits } from '../../residents/consents/public.ts';
import { findEventCover } from '../../risks/risk-assessments/public.ts';
import { listNeeds } from './need-words.ts';
import { type GoerRow, listContacts, listGoing, listStaffGoing } from './people-queries.ts';
import { findOuting, findPaper, listSavedPeople } from './queries.ts';

export type Outing = Output<'outings/get'>;
const CONTACTS = 3;

/** 404 for what the user does not see, drafts included. */
export async function openEvent(context: InHome, id: string): Promise<EventRow> {
  const event = await findEvent(context.db, context.carehomeId, viewerOf(context), id);
  if (!event) throw notFound();
  return event;
}

/** Everyone who goes; staff of the event until the outing names its own. */
export async function readParty({ db, carehomeId }: InHome, event: EventRow) {
  const saved = await findOuting(db, carehomeId, event.id);
  const fromEvent = [event.lead_id, ...event.helper_ids].filter((id) => id !== null);
  const staffIds = saved?.staff_ids ?? [...new Set(fromEvent)];
  const leaderId = saved ? saved.leader_id : event.lead_id;
  const staff = await listStaffGoing(db, carehomeId, event.id, staffIds);
  return {
    saved,
    leaderId,
    goers: await listGoing(db, carehomeId, event),
    staff: staff.map((each) => ({ ...each, is_leader: each.id === leaderId })),
  };
}

export async function readOuting(context: InHome, event: EventRow) {
  const { db, carehomeId } = context;
  const { saved, leaderId, goers, staff } = await readParty(context, event);
  const people = await listSavedPeople(db, carehomeId, event.id);
  const cover = await findEventCover(db, carehomeId, { ...event, event_id: event.id });
  const outing: Outing = {
    event_id: event.id,
    title: event.title,
    starts_at: event.starts_at,
    ends_at: event.ends_at,
    location: event.place,
    assessment_id: cover.assessment_id,
    is_covered: cover.is_covered,
    unassessed_ids: listUnassessed(
      cover.resident_ids,
      goers.map(({ id }) => id),
    ),
    goers: await toGoers(context, goers),
    staff,
    details: {
      staff_ids: staff.map(({ id }) => id),
      leader_id: leaderId,
      pairs: people.flatMap(({ resident_id, worker_id }) =>
        worker_id === null ? [] : [{ resident_id, worker_id }],
      ),
      descriptions: people.flatMap(({ resident_id, description }) =>
        description === null ? [] : [{ resident_id, text: description }],
      ),
      vehicle: saved ? saved.vehicle : event.transport,
      turn_back_rule: saved ? saved.turn_back_rule : USUAL_TURN_BACK,
      missing_plan: saved ? saved.missing_plan : USUAL_MISSING_PLAN,
    },
    revision: saved?.revision ?? 0,
    ...(await findPaper(db, carehomeId, event.id)),
  };
  return { outing, goers };
}

async function toGoers(context: InHome, rows: readonly GoerRow[]): Promise<Outing['goers']> {
  const { db, carehomeId, user } = context;
  const portrait = await signPortraits(context, rows);
  const contacts = await listContacts(
    db,
    carehomeId,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    id: row.id,
    preferred_name: row.preferred_name,
    last_name: row.last_name,
    picture: portrait(row),
    description: row.description,
    needs: listNeeds(row),
    emergency_contacts: contacts
      .filter(({ resident_id }) => resident_id === row.id)
      .slice(0, CONTACTS)
      .map(({ name, telephone }) => ({ name, telephone })),
    worker_id: row.worker_id,
    safety_checked_on:
      row.safety_confirmed_at === null
        ? null
        : dayIn(user.carehome.time_zone, new Date(row.safety_confirmed_at)),
  }));
}
