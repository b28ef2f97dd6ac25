import { addDays, dayIn } from '@relish/shared/days.ts';
import type { ExpectedVisit, VisitEvent } from '@relish/shared/events/visits/contract.ts';

import type { SignedIn } from '../../../core/handler.ts';
import type { Db } from '../../../db/database.ts';
import { type ComingReply, listComing } from '../replies/public.ts';
import { listVisits, type VisitRow } from './queries.ts';

interface Filters {
  from: string;
  to: string;
  userId?: string;
  residentId?: string;
}

const AT_HOME = new Set(['current', 'respite']);

type Expected = ExpectedVisit & { user_id: string };

const toEvent = ({ event_id, title, start_time }: ComingReply): VisitEvent => ({
  id: event_id,
  title,
  start_time,
});

const toResident = ({
  resident_id,
  preferred_name,
  last_name,
  room,
}: Pick<ComingReply, 'resident_id' | 'preferred_name' | 'last_name' | 'room'>) =>
  resident_id === null
    ? null
    : {
        id: resident_id,
        preferred_name: preferred_name ?? '',
        last_name: last_name ?? '',
        room,
      };

const fromVisit = (row: VisitRow): Expected => ({
  visit_id: row.visit_id,
  reply_id: null,
  user_id: row.user_id,
  name: row.name ?? '',
  resident: toResident(row),
  resident_at_home: AT_HOME.has(row.status),
  day: row.day,
  part: row.part,
  time: row.time,
  people: row.people,
  note: row.note,
  events: [],
});

const fromReply = (row: ComingReply): Expected => ({
  visit_id: null,
  reply_id: row.reply_id,
  user_id: row.user_id,
  name: row.name ?? '',
  resident: toResident(row),
  resident_at_home: row.status === null || AT_HOME.has(row.status),
  day: row.day,
  part: null,
  time: row.start_time,
  people: row.guests,
  note: null,
  events: [toEvent(row)],
});

const PART_ORDER = { morning: '08:00', afternoon: '12:00', evening: '17:00' } as const;
const orderOf = ({ day, part, time }: Expected) =>
  `${day} ${part === null ? (time ?? '00:00') : PART_ORDER[part]}`;

/** A reply is a visit of that day: someone who comes for both is one row. */
function mergeExpected(visits: readonly VisitRow[], replies: readonly ComingReply[]): Expected[] {
  const expected = visits.map(fromVisit);
  for (const reply of replies) {
    const same = expected.find(
      ({ user_id, day, resident }) =>
        user_id === reply.user_id &&
        day === reply.day &&
        (reply.resident_id === null || resident === null || resident.id === reply.resident_id),
    );
    if (!same) expected.push(fromReply(reply));
    else {
      same.events.push(toEvent(reply));
      same.people = Math.max(same.people, reply.guests);
      if (same.resident === null) {
        same.resident = toResident(reply);
        same.resident_at_home = reply.status === null || AT_HOME.has(reply.status);
      }
    }
  }
  return expected.toSorted(
    (one, other) =>
      orderOf(one).localeCompare(orderOf(other)) || one.name.localeCompare(other.name),
  );
}

export const listExpected = async (db: Db, carehomeId: string, filters: Filters) =>
  mergeExpected(
    await listVisits(db, carehomeId, filters),
    await listComing(db, carehomeId, filters),
  );

/** The day on the clock of the home, some days from now. */
export const dayAhead = ({ user, now }: Pick<SignedIn, 'user' | 'now'>, days = 0): string =>
  addDays(dayIn(user.carehome.time_zone, now), days);
