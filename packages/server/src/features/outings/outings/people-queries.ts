import type { ResidentFields } from '@relish/shared/residents/residents/profile.ts';
import { sql } from 'kysely';

import type { Db } from '../../../db/database.ts';
import type { EventRow } from '../../events/events/public.ts';

export interface GoerRow {
  id: string;
  preferred_name: string;
  last_name: string;
  photo_id: string | null;
  first_language: string;
  interpreter: boolean;
  communication: Partial<ResidentFields['communication']>;
  mobility: Partial<ResidentFields['mobility']>;
  diet: Partial<ResidentFields['diet']>;
  allergies: ResidentFields['allergies'];
  safety: Partial<ResidentFields['safety']>;
  help_to_take_part: string | null;
  safety_confirmed_at: string | null;
  description: string | null;
  worker_id: string | null;
}

/**
 * Residents who were invited by name, with a group or put down, unless the register says that they stay; and everyone
 * who has been counted on the way, because a later change of the register must not hide who is missing. An event for
 * all names nobody: on a trip no one is guessed.
 */
export async function listGoing(
  db: Db,
  carehomeId: string,
  { id, resident_ids, group_ids }: Pick<EventRow, 'id' | 'resident_ids' | 'group_ids'>,
): Promise<GoerRow[]> {
  const { rows } = await sql<GoerRow>`
    select r.id, r.preferred_name, r.last_name, r.photo_id, r.first_language, r.interpreter, r.communication,
      r.mobility, r.diet, coalesce(r.allergies, '[]') as allergies, r.safety, r.help_to_take_part,
      r.safety_confirmed_at, o.description, o.worker_id
    from residents r
    left join event_people p on p.carehome_id = r.carehome_id and p.event_id = ${id} and p.resident_id = r.id
    left join outing_people o on o.carehome_id = r.carehome_id and o.event_id = ${id} and o.resident_id = r.id
    where r.carehome_id = ${carehomeId} and (
      r.status in ('current', 'respite') and (p.mark = 'came' or (p.mark is null and (
        invites_any(r.carehome_id, ${resident_ids}::uuid[], ${group_ids}::uuid[], array[r.id])
        or exists (select from event_replies a where a.carehome_id = r.carehome_id and a.event_id = ${id}
          and a.user_id is null and a.resident_id = r.id and a.status = 'coming'))))
      or r.id in (select unnest(h.resident_ids) from headcounts h where h.carehome_id = ${carehomeId}
        and h.event_id = ${id} and h.expected_ids @> array[r.id]))
    order by r.preferred_name, r.last_name, r.id`.execute(db);
  return rows;
}

/** Contacts to ring, the main one first; a blocked, suspended or ended contact is never rung (N3). */
export async function listContacts(db: Db, carehomeId: string, residentIds: readonly string[]) {
  if (residentIds.length === 0) return [];
  return db
    .selectFrom('relative_links as l')
    .innerJoin('relatives as p', (join) =>
      join.onRef('p.carehome_id', '=', 'l.carehome_id').onRef('p.id', '=', 'l.relative_id'),
    )
    .select([
      'l.resident_id',
      sql<string>`p.first_name || ' ' || p.last_name`.as('name'),
      'p.phone as telephone',
    ])
    .where('l.carehome_id', '=', carehomeId)
    .where('l.resident_id', 'in', residentIds)
    .where('l.status', 'in', ['invited', 'active'])
    .where('p.phone', 'is not', null)
    .$narrowType<{ telephone: string }>()
    .orderBy('l.emergency_order', (order) => order.asc().nullsLast())
    .orderBy('l.is_main_contact', 'desc')
    .orderBy('l.id')
    .execute();
}

/** People who work here now, or whom a headcount has seen on the way. */
export async function listStaffGoing(
  db: Db,
  carehomeId: string,
  eventId: string,
  staffIds: readonly string[],
): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select u.id, u.first_name || ' ' || u.last_name as name
    from memberships m join users u on u.id = m.user_id
    where m.carehome_id = ${carehomeId} and m.role <> 'relative' and (
      (m.ended_at is null and u.id = any(${staffIds}::uuid[]))
      or u.id in (select unnest(h.staff_ids) from headcounts h where h.carehome_id = ${carehomeId}
        and h.event_id = ${eventId} and h.expected_ids @> array[u.id]))
    order by u.first_name, u.last_name, u.id`.execute(db);
  return rows;
}

/** How many of these ids are of this home. */
export async function countKnown(
  db: Db,
  carehomeId: string,
  { residents, staff }: { residents: readonly string[]; staff: readonly string[] },
) {
  const { rows } = await sql<{ residents: number; staff: number }>`select
    (select count(*)::int from residents where carehome_id = ${carehomeId} and id = any(${residents}::uuid[])) as residents,
    (select count(*)::int from memberships where carehome_id = ${carehomeId} and ended_at is null
      and role <> 'relative' and user_id = any(${staff}::uuid[])) as staff`.execute(db);
  return rows[0] ?? { residents: 0, staff: 0 };
}

/** Stored names of portraits, by picture; consent is checked elsewhere. */
export const listPictureKeys = (db: Db, carehomeId: string, ids: readonly string[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('media')
        .select(['id', 'key'])
        .where('carehome_id', '=', carehomeId)
        .where('id', 'in', ids)
        .where('removed_at', 'is', null)
        .execute();
