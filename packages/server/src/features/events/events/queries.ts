import type { EventAudience } from '@relish/shared/events/events/choices.ts';
import type { EventDetails, EventTime } from '@relish/shared/events/events/contract.ts';
import type { Category } from '@relish/shared/library/activities/choices.ts';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';

import type { Db } from '../../../db/database.ts';
import type { EventTables } from '../../../db/event-tables.ts';

export type EventRow = Selectable<EventTables['events']>;
type NewEvent = Insertable<EventTables['events']>;

export interface Viewer {
  userId: string;
  isRelative: boolean;
  audiences: readonly EventAudience[];
  seesDrafts: boolean;
}

/** An event with what its viewer may know of it. */
export type SeenEvent = EventRow & {
  taken: number;
  reply: { guests: number; is_waiting: boolean; resident_id: string | null } | null;
  own_invited: { id: string; preferred_name: string }[];
  performer_name: string | null;
};

const seen = ({ userId, isRelative }: Viewer) => sql`
  e.*, places_taken(e.carehome_id, e.id) as taken,
  case when e.performer_id is not null then performer_name(e.carehome_id, e.performer_id) end as performer_name,
  (select json_build_object('guests', p.guests, 'is_waiting', p.status = 'waiting', 'resident_id', p.resident_id)
    from event_replies p where p.carehome_id = e.carehome_id and p.event_id = e.id and p.user_id = ${userId}
      and p.status <> 'withdrawn' order by p.turn limit 1) as reply,
  ${
    isRelative
      ? // Row level security leaves a relative's own residents; what they were told decides (N8).
        sql`coalesce((select json_agg(json_build_object('id', r.id, 'preferred_name', r.preferred_name) order by r.preferred_name)
          from residents r where r.carehome_id = e.carehome_id and r.family_status not in ('moved_out', 'deceased')
            and invites_any(e.carehome_id, e.resident_ids, e.group_ids, array[r.id])), '[]'::json)`
      : sql`'[]'::json`
  } as own_invited`;

const isSeen = ({ audiences, seesDrafts }: Viewer) =>
  sql`e.deleted_at is null and e.audience = any(${audiences}::text[]) and (${seesDrafts} or not e.is_draft)`;

const MOST_LISTED = 2000;
/** The longest event, in days before the period that is listed. */
const LONGEST = 14;

export async function listEvents(
  db: Db,
  carehomeId: string,
  viewer: Viewer,
  filters: {
    from: string;
    to: string;
    audience?: EventAudience | undefined;
    category?: Category | undefined;
    group_id?: string | undefined;
    mine?: boolean;
  },
): Promise<SeenEvent[]> {
  const { from, to, audience, category, group_id, mine } = filters;
  const { rows } = await sql<SeenEvent>`
    select ${seen(viewer)} from events e
    where e.carehome_id = ${carehomeId} and ${isSeen(viewer)}
      and e.day between ${from}::date - ${LONGEST}::int and ${to}::date
      and (e.day >= ${from}::date or (e.start_time is null and e.day + e.days > ${from}::date))
      ${audience === undefined ? sql`` : sql`and e.audience = ${audience}`}
      ${category === undefined ? sql`` : sql`and e.category = ${category}`}
      ${group_id === undefined ? sql`` : sql`and ${group_id}::uuid = any(e.group_ids)`}
      ${
        mine
          ? sql`and (e.lead_id = ${viewer.userId} or ${viewer.userId}::uuid = any(e.helper_ids)
              or exists (select from event_replies p where p.carehome_id = e.carehome_id and p.event_id = e.id
                and p.user_id = ${viewer.userId} and p.status <> 'withdrawn'))`
          : sql``
      }
    order by e.starts_at, e.title, e.id limit ${MOST_LISTED}`.execute(db);
  return rows;
}

export async function findEvent(
  db: Db,
  carehomeId: string,
  viewer: Viewer,
  id: string,
): Promise<SeenEvent | undefined> {
  const { rows } = await sql<SeenEvent>`
    select ${seen(viewer)} from events e
    where e.carehome_id = ${carehomeId} and e.id = ${id} and ${isSeen(viewer)}`.execute(db);
  return rows[0];
}

export type SeenTime = Pick<EventRow, 'id' | 'day' | 'start_time' | 'title' | 'starts_at'>;

/** When these events are, as far as the viewer may see them. */
export async function listSeen(
  db: Db,
  carehomeId: string,
  viewer: Viewer,
  ids: readonly string[],
): Promise<SeenTime[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<SeenTime>`
    select e.id, e.day, e.start_time, e.title, e.starts_at from events e
    where e.carehome_id = ${carehomeId} and e.id = any(${ids}::uuid[]) and ${isSeen(viewer)}`.execute(
    db,
  );
  return rows;
}

/** How many places are asked for: taken, and waited for. */
export async function countGuests(db: Db, carehomeId: string, id: string) {
  const { rows } = await sql<{ coming: number; waiting: number }>`
    select coalesce(sum(guests) filter (where status = 'coming'), 0)::int as coming,
      coalesce(sum(guests) filter (where status = 'waiting'), 0)::int as waiting
    from event_replies where carehome_id = ${carehomeId} and event_id = ${id}`.execute(db);
  return rows[0] ?? { coming: 0, waiting: 0 };
}

/** Row lock, also of deleted events: concurrent saves are serialised. */
export const lockEvent = (db: Db, carehomeId: string, id: string) =>
  db
    .selectFrom('events')
    .selectAll()
    .where('carehome_id', '=', carehomeId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** The rows of a series that have not begun, from a planned day on, earliest first; deleted ones only for an undo. */
export const lockComing = (
  db: Db,
  carehomeId: string,
  seriesId: string,
  { from, now, withDeleted = false }: { from: string | null; now: Date; withDeleted?: boolean },
): Promise<EventRow[]> =>
  db
    .selectFrom('events')
    .selectAll()
    .where('carehome_id', '=', carehomeId)
    .where('series_id', '=', seriesId)
    .where('starts_at', '>', now.toISOString())
    .$if(!withDeleted, (query) => query.where('deleted_at', 'is', null))
    .$if(from !== null, (query) => query.where('planned_day', '>=', from))
    .orderBy('planned_day')
    .forUpdate()
    .execute();

const INSERTED_AT_ONCE = 400;

export async function insertEvents(db: Db, rows: readonly NewEvent[]): Promise<string[]> {
  const ids: string[] = [];
  for (let at = 0; at < rows.length; at += INSERTED_AT_ONCE) {
    const inserted = await db
      .insertInto('events')
      .values(rows.slice(at, at + INSERTED_AT_ONCE))
      .returning('id')
      .execute();
    ids.push(...inserted.map(({ id }) => id));
  }
  return ids;
}

interface Saved {
  userId: string;
  now: Date;
}

export const updateEvents = (
  db: Db,
  carehomeId: string,
  ids: readonly string[],
  values: Updateable<EventTables['events']>,
  { userId, now }: Saved,
) =>
  db
    .updateTable('events')
    .set((eb) => ({
      ...values,
      version: eb('version', '+', 1),
      updated_by: userId,
      updated_at: now,
    }))
    .where('carehome_id', '=', carehomeId)
    .where('id', 'in', ids)
    .execute();

/** One field of many events, except of those that have their own value of it. */
export const updateUnchanged = (
  db: Db,
  carehomeId: string,
  ids: readonly string[],
  field: keyof EventDetails,
  value: unknown,
) =>
  db
    .updateTable('events')
    .set({ [field]: value })
    .where('carehome_id', '=', carehomeId)
    .where('id', 'in', ids)
    .where(sql<boolean>`not (${field} = any(changed_fields))`)
    .execute();

/** Gives every row its own days and times, in one statement. */
export const updateTimes = (
  db: Db,
  carehomeId: string,
  rows: readonly (EventTime & {
    id: string;
    series_id: string;
    planned_day: string;
    starts_at: Date;
    ends_at: Date;
  })[],
) =>
  sql`update events e set series_id = v.series_id, planned_day = v.planned_day, day = v.day, start_time = v.start_time,
      minutes = v.minutes, days = v.days, starts_at = v.starts_at, ends_at = v.ends_at,
      sequence = e.sequence + case when e.starts_at <> v.starts_at or e.ends_at <> v.ends_at then 1 else 0 end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as v (id uuid, series_id uuid, planned_day date, day date,
      start_time text, minutes smallint, days smallint, starts_at timestamptz, ends_at timestamptz)
    where e.carehome_id = ${carehomeId} and e.id = v.id`.execute(db);

/** Which of these events someone comes to or waits for. */
export const listReplied = async (
  db: Db,
  carehomeId: string,
  ids: readonly string[],
): Promise<Map<string, number>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('event_replies')
    .select((eb) => ['event_id', eb.fn.countAll<number>().as('count')])
    .where('carehome_id', '=', carehomeId)
    .where('event_id', 'in', ids)
    .where('status', '!=', 'withdrawn')
    .groupBy('event_id')
    .execute();
  return new Map(rows.map(({ event_id, count }) => [event_id, count]));
};

/** Members of groups and residents named, who live here. */
export async function listInvited(
  db: Db,
  carehomeId: string,
  { resident_ids, group_ids }: Pick<EventDetails, 'resident_ids' | 'group_ids'>,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select r.id from residents r where r.carehome_id = ${carehomeId} and r.status in ('current', 'respite', 'hospital', 'away')
      and (r.id = any(${resident_ids}::uuid[]) or exists (select from resident_group_members m
        where m.carehome_id = r.carehome_id and m.resident_id = r.id and m.group_id = any(${group_ids}::uuid[])))`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** How many of these ids are of this home: residents, groups, and people who work here. */
export async function countKnown(
  db: Db,
  carehomeId: string,
  ids: { residents: readonly string[]; groups: readonly string[]; staff: readonly string[] },
) {
  const { rows } = await sql<{ residents: number; groups: number; staff: number }>`
    select
      (select count(*)::int from residents where carehome_id = ${carehomeId} and id = any(${ids.residents}::uuid[])) as residents,
      (select count(*)::int from resident_groups where carehome_id = ${carehomeId} and id = any(${ids.groups}::uuid[])) as groups,
      (select count(*)::int from memberships where carehome_id = ${carehomeId} and ended_at is null
        and role <> 'relative' and user_id = any(${ids.staff}::uuid[])) as staff`.execute(db);
  return rows[0] ?? { residents: 0, groups: 0, staff: 0 };
}

export const findName = async (db: Db, userId: string): Promise<string> => {
  const user = await db
    .selectFrom('users')
    .select(['first_name', 'last_name'])
    .where('id', '=', userId)
    .executeTakeFirst();
  return user ? `${user.first_name} ${user.last_name}` : '';
};
