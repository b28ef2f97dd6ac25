import type {
  AlertKind,
  AlertState,
  ReportReason,
} from '@relish/shared/chat/chat-safety/choices.ts';
import type { Flag } from '@relish/shared/chat/chat-safety/flag-words.ts';
import type { Team, ThreadKind } from '@relish/shared/chat/threads/choices.ts';
import { isManagerRole } from '@relish/shared/permissions.ts';
import { ROLES } from '@relish/shared/roles.ts';
import { sql, type Updateable } from 'kysely';

import type { Db } from '../../../db/database.ts';
import type { Schema } from '../../../db/schema.ts';
import { asRow, type ChatViewer, isReadable } from '../threads/public.ts';

/** The reader and the time. */
export interface AlertSight {
  viewer: ChatViewer;
  isManager: boolean;
  now: Date;
}

const MANAGERS = ROLES.filter(isManagerRole);

const managesNow = (
  now: Date,
) => sql`x.carehome_id = t.carehome_id and x.role = any(${MANAGERS}::text[])
  and x.ended_at is null and (x.ends_at is null or x.ends_at > ${now})
  and exists (select from users y where y.id = x.user_id and y.deactivated_at is null)`;

/**
 * Managers see every alert but those about their own messages. If the only manager of a home wrote the message, the
 * colleagues who answer private threads see it instead, so that it is never known only to the person it is about.
 */
const isSeen = ({ isManager, now }: AlertSight) => sql`${isReadable}
  and m.author_id is distinct from v.user_id
  and ${
    isManager
      ? sql`true`
      : sql`exists (select from memberships x where ${managesNow(now)} and x.user_id = m.author_id)
        and not exists (select from memberships x where ${managesNow(now)} and x.user_id <> m.author_id)`
  }`;

const seenAlerts = (carehomeId: string, sight: AlertSight) => sql`
  message_alerts a
  join threads t on t.carehome_id = a.carehome_id and t.id = a.thread_id
  join messages m on m.carehome_id = a.carehome_id and m.thread_id = a.thread_id and m.number = a.number
  join ${asRow(sight.viewer)} on true
  where a.carehome_id = ${carehomeId} and ${isSeen(sight)}`;

/** True if nobody else is a manager of the home. */
export async function isOnlyManager(
  db: Db,
  carehomeId: string,
  userId: string,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql<{ user_id: string }>`
    select x.user_id from memberships x
    join (select ${carehomeId}::uuid as carehome_id) t on true
    where ${managesNow(now)}`.execute(db);
  return rows.length > 0 && rows.every(({ user_id }) => user_id === userId);
}

/** A message with several alerts counts once. */
export async function countOpen(db: Db, carehomeId: string, sight: AlertSight): Promise<number> {
  const { rows } = await sql<{ open: number }>`
    select count(distinct (a.thread_id, a.number))::int as open from ${seenAlerts(carehomeId, sight)} and a.settled_at is null`.execute(
    db,
  );
  return rows[0]?.open ?? 0;
}

export interface AlertRow {
  id: string;
  kind: AlertKind;
  created_at: string;
  reason: ReportReason | null;
  note: string | null;
  raised_by: string | null;
  raised_name: string | null;
  flags: Flag[];
  body: string;
  number: number;
  sent_at: string;
  author_id: string | null;
  author_name: string | null;
  is_home: boolean;
  deleted_at: string | null;
  thread_id: string;
  thread_kind: ThreadKind;
  team: Team | null;
  group_name: string | null;
  resident_id: string | null;
  resident_name: string | null;
  photo_id: string | null;
  relative_id: string | null;
  relative_name: string | null;
  paused_until: string | null;
  complaint_at: string | null;
  complaint_name: string | null;
  hidden_at: string | null;
  hidden_name: string | null;
  hidden_reason: string | null;
  settled_at: string | null;
  settled_name: string | null;
  outcome: string | null;
  reopened_at: string | null;
  reopened_name: string | null;
  earlier_outcome: string | null;
}

const named = (column: string) => sql`(select u.first_name || ' ' || u.last_name from users u
  where u.id = ${sql.ref(column)})`;

const ORDERS: Record<AlertState, { where: ReturnType<typeof sql>; order: ReturnType<typeof sql> }> =
  {
    open: { where: sql`a.settled_at is null`, order: sql`a.created_at, a.id` },
    settled: {
      where: sql`a.settled_at is not null`,
      order: sql`a.settled_at desc, a.id desc`,
    },
  };

const isAfter = (state: AlertState, after: { at: string; id: string } | null) => {
  if (after === null) return sql`true`;
  return state === 'open'
    ? sql`(a.created_at, a.id) > (${after.at}::timestamptz, ${after.id}::uuid)`
    : sql`(a.settled_at, a.id) < (${after.at}::timestamptz, ${after.id}::uuid)`;
};

export async function listAlerts(
  db: Db,
  carehomeId: string,
  sight: AlertSight & { today: string },
  {
    state,
    after,
    limit,
  }: { state: AlertState; after: { at: string; id: string } | null; limit: number },
): Promise<AlertRow[]> {
  const { where, order } = ORDERS[state];
  const { rows } = await sql<AlertRow>`
    select a.id, a.kind, a.created_at, a.reason, a.note, a.raised_by, ${named('a.raised_by')} as raised_name, a.flags, a.body,
      a.number, a.sent_at, a.author_id, ${named('a.author_id')} as author_name, a.is_home, a.deleted_at,
      a.thread_id, a.thread_kind, a.team, g.name as group_name, a.resident_id,
      r.preferred_name || ' ' || r.last_name as resident_name, r.photo_id,
      a.relative_id, ${named('a.relative_id')} as relative_name, p.until as paused_until,
      a.complaint_at, ${named('a.complaint_by')} as complaint_name,
      a.hidden_at, ${named('a.hidden_by')} as hidden_name, a.hidden_reason,
      a.settled_at, ${named('a.settled_by')} as settled_name, a.outcome,
      a.reopened_at, ${named('a.reopened_by')} as reopened_name, a.earlier_outcome
    from (
      select a.*, m.created_at as sent_at, m.author_id, m.is_home, m.deleted_at, t.kind as thread_kind, t.team, t.group_id,
        t.resident_id, t.relative_id
      from ${seenAlerts(carehomeId, sight)} and ${where} and ${isAfter(state, after)}
      order by ${order} limit ${limit}) a
    left join residents r on r.carehome_id = a.carehome_id and r.id = a.resident_id
    left join resident_groups g on g.carehome_id = a.carehome_id and g.id = a.group_id
    left join thread_pauses p on p.carehome_id = a.carehome_id and p.thread_id = a.thread_id and p.user_id = a.author_id
      and p.ended_at is null and p.until > ${sight.today}
    order by ${order}`.execute(db);
  return rows;
}

export interface FoundAlert {
  id: string;
  thread_id: string;
  number: number;
  complaint_at: string | null;
  settled_at: string | null;
  outcome: string | null;
  earlier_outcome: string | null;
  body: string;
  sent_at: string;
  resident_id: string | null;
  author: { id: string; name: string; is_home: boolean } | null;
}

/** Locks the alert, so that two managers do not settle it at once. */
export async function lockAlert(
  db: Db,
  carehomeId: string,
  sight: AlertSight,
  id: string,
): Promise<FoundAlert | undefined> {
  const { rows } = await sql<FoundAlert>`
    select a.id, a.thread_id, a.number, a.complaint_at, a.settled_at, a.outcome, a.earlier_outcome, a.body, m.created_at as sent_at, t.resident_id,
      case when m.author_id is not null then
        jsonb_build_object('id', m.author_id, 'name', ${named('m.author_id')}, 'is_home', m.is_home) end as author
    from ${seenAlerts(carehomeId, sight)} and a.id = ${id} for update of a`.execute(db);
  return rows[0];
}

export const updateAlert = (
  db: Db,
  carehomeId: string,
  id: string,
  values: Updateable<Schema['message_alerts']>,
) =>
  db
    .updateTable('message_alerts')
    .set(values)
    .where('carehome_id', '=', carehomeId)
    .where('id', '=', id)
    .execute();
