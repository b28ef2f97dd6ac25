import { sql } from 'kysely';

import type { Db } from '../../../db/database.ts';

interface GuestToMail {
  email: string;
  is_demo: boolean;
  carehome_name: string;
  titles: string[];
}

/** Members who come to one of these events or wait for a place, while they still belong to the home (N3). */
export async function listGuestsToMail(db: Db, carehomeId: string, eventIds: readonly string[]) {
  const { rows } = await sql<GuestToMail>`
    select u.email, o.is_demo, c.name as carehome_name, array_agg(distinct e.title) as titles
    from event_replies p
    join events e on e.carehome_id = p.carehome_id and e.id = p.event_id
    join users u on u.id = p.user_id and u.deactivated_at is null
    join memberships m on m.carehome_id = p.carehome_id and m.user_id = u.id and m.ended_at is null
    join carehomes c on c.id = p.carehome_id
    join organisations o on o.id = c.organisation_id
    where p.carehome_id = ${carehomeId} and p.event_id = any(${eventIds}::uuid[]) and p.status <> 'withdrawn'
    group by u.id, u.email, o.is_demo, c.name order by u.id`.execute(db);
  return rows;
}

interface PromotedToMail {
  email: string;
  is_demo: boolean;
  carehome_name: string;
  title: string;
  event_id: string;
}

/** Those of these replies that still have their place, while their person still belongs to the home (N3). */
export async function listPromotedToMail(db: Db, carehomeId: string, replyIds: readonly string[]) {
  const { rows } = await sql<PromotedToMail>`
    select u.email, o.is_demo, c.name as carehome_name, e.title, e.id as event_id
    from event_replies p
    join events e on e.carehome_id = p.carehome_id and e.id = p.event_id
    join users u on u.id = p.user_id and u.deactivated_at is null
    join memberships m on m.carehome_id = p.carehome_id and m.user_id = u.id and m.ended_at is null
    join carehomes c on c.id = p.carehome_id
    join organisations o on o.id = c.organisation_id
    where p.carehome_id = ${carehomeId} and p.id = any(${replyIds}::uuid[]) and p.status = 'coming'
      and e.status = 'planned' and e.deleted_at is null
    order by p.turn`.execute(db);
  return rows;
}

/** Remembers the version that guests were told about, for the list of those who have not seen it. */
export const markTold = (db: Db, carehomeId: string, eventIds: readonly string[]) =>
  db
    .updateTable('events')
    .set((eb) => ({ told_version: eb.ref('version') }))
    .where('carehome_id', '=', carehomeId)
    .where('id', 'in', eventIds)
    .execute();
