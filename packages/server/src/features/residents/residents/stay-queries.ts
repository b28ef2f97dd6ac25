import type { Status } from '@relish/shared/residents/residents/choices.ts';

import type { Db } from '../../../db/database.ts';

export interface NewStatus {
  resident_id: string;
  status: Status;
  since: Date | string;
  reason: string | null;
  changed_by: string | null;
  changed_at: Date | string;
  family_informed_at: Date | string | null;
  family_informed_by: string | null;
}

export const insertStatuses = (db: Db, carehomeId: string, statuses: NewStatus[]) =>
  db
    .insertInto('resident_statuses')
    .values(statuses.map((each) => ({ carehome_id: carehomeId, ...each })))
    .execute();

/** Status changes that were not undone, newest first. */
export const standingStatuses = (db: Db, carehomeId: string, residentId: string) =>
  db
    .selectFrom('resident_statuses')
    .select(['id', 'status', 'since', 'changed_at', 'family_informed_at'])
    .where('carehome_id', '=', carehomeId)
    .where('resident_id', '=', residentId)
    .where('undone_at', 'is', null)
    .orderBy('changed_at', 'desc')
    .limit(2)
    .execute();

export const undoStatus = (db: Db, carehomeId: string, id: string, now: Date) =>
  db
    .updateTable('resident_statuses')
    .set({ undone_at: now })
    .where('carehome_id', '=', carehomeId)
    .where('id', '=', id)
    .execute();

export const noteFamilyInformed = (
  db: Db,
  carehomeId: string,
  residentId: string,
  by: { userId: string; now: Date },
) =>
  db
    .updateTable('resident_statuses')
    .set({ family_informed_at: by.now, family_informed_by: by.userId })
    .where('carehome_id', '=', carehomeId)
    .where('resident_id', '=', residentId)
    .where('family_informed_at', 'is', null)
    .where('undone_at', 'is', null)
    .execute();

export const listStatuses = (db: Db, carehomeId: string, residentId: string) =>
  db
    .selectFrom('resident_statuses as s')
    .leftJoin('users', 'users.id', 's.changed_by')
    .select((eb) => [
      's.id',
      's.status',
      's.since',
      's.reason',
      's.changed_at',
      's.family_informed_at',
      's.undone_at',
      eb
        .fn<string | null>('concat_ws', [eb.val(' '), 'users.first_name', 'users.last_name'])
        .as('changed_by'),
    ])
    .where('s.carehome_id', '=', carehomeId)
    .where('s.resident_id', '=', residentId)
    .orderBy('s.changed_at', 'desc')
    .execute();

type StayType = 'permanent' | 'respite' | 'day';

export const listStays = (db: Db, carehomeId: string, residentId: string) =>
  db
    .selectFrom('stays')
    .select(['id', 'from_date', 'to_date', 'type', 'reason'])
    .where('carehome_id', '=', carehomeId)
    .where('resident_id', '=', residentId)
    .orderBy('from_date', 'desc')
    .execute();

export const openStays = (
  db: Db,
  carehomeId: string,
  stays: { resident_id: string; from_date: string; to_date?: string | null; type: StayType }[],
) =>
  db
    .insertInto('stays')
    .values(stays.map((each) => ({ carehome_id: carehomeId, ...each })))
    .execute();

/** A stay never ends before it started. */
export const closeStay = (
  db: Db,
  carehomeId: string,
  residentId: string,
  end: { to_date: string; reason: string | null },
) =>
  db
    .updateTable('stays')
    .set((eb) => ({
      to_date: eb.fn<string>('greatest', [
        'from_date',
        eb.cast<string>(eb.val(end.to_date), 'date'),
      ]),
      reason: end.reason,
    }))
    .where('carehome_id', '=', carehomeId)
    .where('resident_id', '=', residentId)
    .where('to_date', 'is', null)
    .execute();

/** Undoes a status change: removes the stay it started or reopens the one it ended. */
export async function reopenStay(db: Db, carehomeId: string, residentId: string) {
  const [last] = await listStays(db, carehomeId, residentId);
  if (last?.to_date === null || last === undefined) return;
  await db
    .updateTable('stays')
    .set({ to_date: null, reason: null })
    .where('carehome_id', '=', carehomeId)
    .where('id', '=', last.id)
    .execute();
}

export const deleteOpenStay = (db: Db, carehomeId: string, residentId: string) =>
  db
    .deleteFrom('stays')
    .where('carehome_id', '=', carehomeId)
    .where('resident_id', '=', residentId)
    .where('to_date', 'is', null)
    .execute();

/** Only as long as it does not overlap the previous stay. */
export const moveOpenStay = (
  db: Db,
  carehomeId: string,
  residentId: string,
  values: { from_date?: string; type: StayType },
) =>
  db
    .updateTable('stays')
    .set(values)
    .where('carehome_id', '=', carehomeId)
    .where('resident_id', '=', residentId)
    .where('to_date', 'is', null)
    .execute();
