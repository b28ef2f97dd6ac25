import { MESSAGE_LIMITS } from '@relish/shared/chat/messages/choices.ts';
import type { Team, ThreadKind } from '@relish/shared/chat/threads/choices.ts';
import type { THREAD_FILTERS } from '@relish/shared/chat/threads/contract.ts';
import type { Status } from '@relish/shared/residents/residents/choices.ts';
import { sql } from 'kysely';

import type { Db } from '../../../db/database.ts';
import { asRow, type ChatViewer, isReadable } from './access-queries.ts';

export interface ListedThread {
  id: string;
  kind: ThreadKind;
  at: string;
  resident_id: string | null;
  preferred_name: string | null;
  last_name: string | null;
  photo_id: string | null;
  status: Status | null;
  family_status: Status | null;
  family_status_since: string | null;
  /** The day until which the viewer’s messages are paused. */
  paused_until: string | null;
  relative_id: string | null;
  relative_name: string | null;
  team: Team | null;
  group_name: string | null;
  number: number;
  waiting_since: string | null;
  assigned_to: string | null;
  assigned_name: string | null;
  closed_at: string | null;
  closed_reason: string | null;
  read: number;
  is_silent: boolean;
  last_at: string | null;
  last_author_id: string | null;
  last_first: string | null;
  last_last: string | null;
  last_is_home: boolean | null;
  last_of_resident: boolean | null;
  last_body: string | null;
  last_deleted_at: string | null;
  last_photos: number;
}

const columns = sql`
  t.id, t.kind, coalesce(t.last_at, t.created_at) as at, t.resident_id, r.preferred_name, r.last_name, r.photo_id,
  r.status, r.family_status, r.family_status_since, z.until as paused_until, t.relative_id, p.first_name || ' ' || p.last_name as relative_name, t.team, g.name as group_name,
  t.number, t.waiting_since, t.assigned_to, a.first_name || ' ' || a.last_name as assigned_name, t.closed_at,
  t.closed_reason, coalesce(n.number, 0) as read, coalesce(n.is_silent, false) as is_silent,
  m.created_at as last_at, m.author_id as last_author_id, w.first_name as last_first, w.last_name as last_last,
  m.is_home as last_is_home, m.of_resident as last_of_resident, left(m.body, ${sql.lit(MESSAGE_LIMITS.excerpt)}) as last_body, m.deleted_at as last_deleted_at,
  (select count(*)::int from message_photos f where f.carehome_id = t.carehome_id and f.thread_id = t.id
    and f.number = t.number and m.deleted_at is null) as last_photos`;

/** One row for each thread, with its last message from the primary key. */
const joined = sql`
  left join residents r on r.carehome_id = t.carehome_id and r.id = t.resident_id
  left join resident_groups g on g.carehome_id = t.carehome_id and g.id = t.group_id
  left join users p on p.id = t.relative_id
  left join users a on a.id = t.assigned_to
  left join thread_readers n on n.carehome_id = t.carehome_id and n.thread_id = t.id and n.user_id = t.viewer_id
  left join thread_pauses z on z.carehome_id = t.carehome_id and z.thread_id = t.id and z.user_id = t.viewer_id
    and z.ended_at is null
  left join messages m on m.carehome_id = t.carehome_id and m.thread_id = t.id and m.number = t.number
  left join users w on w.id = m.author_id`;

/** Once the family has been informed of a death, no one can answer (N7). */
const isWaiting = sql`t.waiting_since is not null and v.kind = 'staff' and not exists (select from residents d
  where d.carehome_id = t.carehome_id and d.id = t.resident_id and d.family_status = 'deceased')`;

type Filter = (typeof THREAD_FILTERS)[number];

const FILTERS: Record<Filter, ReturnType<typeof sql>> = {
  // Staff would otherwise see an empty thread for every resident.
  all: sql`(v.kind <> 'staff' or t.number > 0)`,
  waiting: isWaiting,
  mine: sql`t.assigned_to = v.user_id`,
  team: sql`t.kind = 'team'`,
};

/** The latest first; of those that wait, the one that has waited longest. */
const orderOf = (filter: Filter) =>
  filter === 'waiting'
    ? { by: sql`t.waiting_since, t.id`, since: sql`t.waiting_since`, comes: sql`>` }
    : {
        by: sql`coalesce(t.last_at, t.created_at) desc, t.id desc`,
        since: sql`coalesce(t.last_at, t.created_at)`,
        comes: sql`<`,
      };

export async function listThreads(
  db: Db,
  carehomeId: string,
  viewer: ChatViewer,
  {
    filter,
    after,
    limit,
  }: { filter: Filter; after: { at: string; id: string } | null; limit: number },
): Promise<ListedThread[]> {
  const { by, since, comes } = orderOf(filter);
  const goingOn =
    after === null
      ? sql`true`
      : sql`(${since}, t.id) ${comes} (${after.at}::timestamptz, ${after.id}::uuid)`;
  const { rows } = await sql<ListedThread>`
    select ${columns} from (
      select t.*, v.user_id as viewer_id from threads t join ${asRow(viewer)} on true
      where t.carehome_id = ${carehomeId} and ${isReadable} and ${FILTERS[filter]} and ${goingOn}
      order by ${by} limit ${limit}) t
    ${joined}
    order by ${by}`.execute(db);
  return rows;
}

export async function findListed(
  db: Db,
  carehomeId: string,
  viewer: ChatViewer,
  id: string,
): Promise<ListedThread | undefined> {
  const { rows } = await sql<ListedThread>`
    select ${columns} from (
      select t.*, v.user_id as viewer_id from threads t join ${asRow(viewer)} on true
      where t.carehome_id = ${carehomeId} and t.id = ${id} and ${isReadable}) t
    ${joined}`.execute(db);
  return rows[0];
}

interface Counted {
  unread: number;
  waiting: number;
  /** How many of the waiting messages came up to the given moment. */
  late: number;
  /** When the oldest message without an answer came. */
  waiting_since: string | null;
}

export async function countUnread(
  db: Db,
  carehomeId: string,
  viewer: ChatViewer,
  lateUntil: Date | undefined,
): Promise<Counted> {
  const { rows } = await sql<Counted>`
    select count(*) filter (where t.number > coalesce(n.number, 0))::int as unread,
      count(*) filter (where ${isWaiting})::int as waiting,
      count(*) filter (where ${isWaiting} and t.waiting_since <= ${lateUntil ?? null}::timestamptz)::int as late,
      min(t.waiting_since) filter (where ${isWaiting}) as waiting_since
    from threads t join ${asRow(viewer)} on true
    left join thread_readers n on n.carehome_id = t.carehome_id and n.thread_id = t.id and n.user_id = v.user_id
    where t.carehome_id = ${carehomeId} and t.number > 0 and ${isReadable}`.execute(db);
  return rows[0] ?? { unread: 0, waiting: 0, late: 0, waiting_since: null };
}

export interface FamilyThread {
  thread_id: string;
  id: string;
  preferred_name: string;
  last_name: string;
  photo_id: string | null;
  agreed: boolean;
}

/** The family thread of every resident who lives here (N7). */
export async function listFamilyThreads(db: Db, carehomeId: string): Promise<FamilyThread[]> {
  const { rows } = await sql<FamilyThread>`
    select t.id as thread_id, r.id, r.preferred_name, r.last_name, r.photo_id, c.resident_id is not null as agreed
    from residents r
    join threads t on t.carehome_id = r.carehome_id and t.resident_id = r.id and t.kind = 'family'
    left join consents c on c.carehome_id = r.carehome_id and c.resident_id = r.id and c.purpose = 'chat_family'
      and c.superseded_at is null and c.decision = 'yes'
    where r.carehome_id = ${carehomeId} and r.status not in ('moved_out', 'deceased', 'pre_admission')
    order by lower(r.preferred_name), lower(r.last_name), r.id`.execute(db);
  return rows;
}
