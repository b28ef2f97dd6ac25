import type { Team, ThreadKind } from '@relish/shared/chat/threads/choices.ts';
import type { Status } from '@relish/shared/residents/residents/choices.ts';
import { sql, type Updateable } from 'kysely';

import type { Db } from '../../../db/database.ts';
import type { Schema } from '../../../db/schema.ts';
import { asRow, type ChatViewer, isReadable } from './access-queries.ts';

export interface OpenThread {
  id: string;
  kind: ThreadKind;
  resident_id: string | null;
  relative_id: string | null;
  team: Team | null;
  number: number;
  last_at: string | null;
  waiting_since: string | null;
  waiting_number: number | null;
  assigned_to: string | null;
  closed_at: string | null;
  closed_reason: string | null;
  /** The status the family knows of; null without a resident. */
  family_status: Status | null;
  /** The day until which the viewer’s messages are paused. */
  paused_until: string | null;
}

const selectThread = (carehomeId: string, viewer: ChatViewer, id: string) => sql`
  select t.id, t.kind, t.resident_id, t.relative_id, t.team, t.number, t.last_at, t.waiting_since, t.waiting_number,
    t.assigned_to, t.closed_at, t.closed_reason, r.family_status, p.until as paused_until
  from threads t join ${asRow(viewer)} on true
  left join residents r on r.carehome_id = t.carehome_id and r.id = t.resident_id
  left join thread_pauses p on p.carehome_id = t.carehome_id and p.thread_id = t.id and p.user_id = v.user_id
    and p.ended_at is null
  where t.carehome_id = ${carehomeId} and t.id = ${id} and ${isReadable}`;

export async function findThread(
  db: Db,
  carehomeId: string,
  viewer: ChatViewer,
  id: string,
): Promise<OpenThread | undefined> {
  const { rows } = await sql<OpenThread>`${selectThread(carehomeId, viewer, id)}`.execute(db);
  return rows[0];
}

export async function lockThread(
  db: Db,
  carehomeId: string,
  viewer: ChatViewer,
  id: string,
): Promise<OpenThread | undefined> {
  const { rows } =
    await sql<OpenThread>`${selectThread(carehomeId, viewer, id)} for update of t`.execute(db);
  return rows[0];
}

/** The threads that someone answers, locked in one order, so that two hand-overs cannot block each other. */
export async function lockAssignedThreads(
  db: Db,
  carehomeId: string,
  viewer: ChatViewer,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select t.id from threads t join ${asRow(viewer)} on true
    where t.carehome_id = ${carehomeId} and t.assigned_to = v.user_id and ${isReadable}
    order by t.id for update of t`.execute(db);
  return rows.map(({ id }) => id);
}

export const updateThread = (
  db: Db,
  carehomeId: string,
  id: string,
  values: Updateable<Schema['threads']>,
) =>
  db
    .updateTable('threads')
    .set(values)
    .where('carehome_id', '=', carehomeId)
    .where('id', '=', id)
    .execute();

/** Opened by two devices at once, it is one thread. */
export async function insertPrivate(
  db: Db,
  carehomeId: string,
  { residentId, relativeId, now }: { residentId: string; relativeId: string; now: Date },
): Promise<{ id: string; isNew: boolean }> {
  const made = await db
    .insertInto('threads')
    .values({
      carehome_id: carehomeId,
      kind: 'private',
      resident_id: residentId,
      relative_id: relativeId,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (made) return { id: made.id, isNew: true };
  const { id } = await db
    .selectFrom('threads')
    .select('id')
    .where('carehome_id', '=', carehomeId)
    .where('kind', '=', 'private')
    .where('resident_id', '=', residentId)
    .where('relative_id', '=', relativeId)
    .executeTakeFirstOrThrow();
  return { id, isNew: false };
}

/** The actual status, which only staff may learn (N8). */
export const findStatus = (db: Db, carehomeId: string, residentId: string) =>
  db
    .selectFrom('residents')
    .select(['status', 'preferred_name'])
    .where('carehome_id', '=', carehomeId)
    .where('id', '=', residentId)
    .executeTakeFirst();

/** The first message of a relative from a number on that waits for an answer. */
export const findWaiting = (db: Db, carehomeId: string, threadId: string, from: number) =>
  db
    .selectFrom('messages')
    .select(['number', 'created_at'])
    .where('carehome_id', '=', carehomeId)
    .where('thread_id', '=', threadId)
    .where('number', '>=', from)
    .where('is_home', '=', false)
    .where('deleted_at', 'is', null)
    .orderBy('number')
    .limit(1)
    .executeTakeFirst();

/** The threads that exist from the beginning, for demonstrations. */
export const listStanding = (db: Db, carehomeId: string) =>
  db
    .selectFrom('threads')
    .select(['id', 'kind', 'resident_id', 'team'])
    .where('carehome_id', '=', carehomeId)
    .where('kind', '<>', 'private')
    .execute();
