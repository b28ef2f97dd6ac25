import type { VisitPart } from '@relish/shared/events/visits/choices.ts';
import type { VisitingHours } from '@relish/shared/events/visits/visiting-times.ts';

import type { Db } from '../../../db/database.ts';
import { insertEntry } from './entry-queries.ts';
import { insertVisit } from './queries.ts';
import { insertTime } from './time-queries.ts';

interface VisitToMake {
  user_id: string;
  resident_id: string;
  day: string;
  part?: VisitPart;
  time?: string;
  people?: number;
  note?: string;
}

/** For demonstrations and tests. */
export async function makeVisit(
  db: Db,
  carehomeId: string,
  { part, time, people = 1, note, ...visit }: VisitToMake,
  now: Date,
): Promise<string> {
  const { id } = await insertVisit(db, {
    ...visit,
    carehome_id: carehomeId,
    part: time === undefined ? (part ?? 'afternoon') : null,
    at_time: time ?? null,
    people,
    note: note ?? null,
    announced_at: now,
  });
  return id;
}

interface EntryToMake {
  client_uuid: string;
  name: string;
  firm?: string;
  resident_id?: string;
  people?: number;
  day: string;
  signed_in_at: Date;
  signed_in_by: string;
  signed_out_at?: Date;
  not_signed_out?: boolean;
}

export const makeVisitorEntry = (
  db: Db,
  carehomeId: string,
  { firm, resident_id, people = 1, ...entry }: EntryToMake,
) =>
  insertEntry(db, {
    ...entry,
    carehome_id: carehomeId,
    visit_id: null,
    reply_id: null,
    user_id: null,
    firm: firm ?? null,
    resident_id: resident_id ?? null,
    people,
  });

interface Made {
  userId: string;
  now: Date;
}

export const makeVisitingHours = (
  db: Db,
  carehomeId: string,
  { from, to, ...hours }: Omit<VisitingHours, 'id'>,
  { userId, now }: Made,
) =>
  insertTime(db, {
    ...hours,
    from_time: from,
    to_time: to,
    carehome_id: carehomeId,
    created_by: userId,
    created_at: now,
  });
