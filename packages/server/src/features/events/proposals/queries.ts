import { PROPOSAL_LIMITS } from '@relish/shared/events/proposals/choices.ts';
import { type Insertable, sql } from 'kysely';

import { after, days } from '../../../core/clock.ts';
import { touchHomes } from '../../../db/announce.ts';
import type { Db } from '../../../db/database.ts';
import type { DirectoryTables } from '../../../db/directory-tables.ts';

const MOST_LISTED = 300;

/** Open ones first, oldest first; then the newest answers. Relatives get their own (N1). */
export const listProposals = (db: Db, carehomeId: string, ownerId: string | null) =>
  db
    .selectFrom('proposals as p')
    // Someone who has left the home is not seen.
    .leftJoin('users as u', 'u.id', 'p.user_id')
    .select([
      'p.id',
      'p.kind',
      'p.text',
      'p.days',
      'p.status',
      'p.answer',
      'p.closed_at',
      'p.created_at',
      'p.event_id',
      sql<boolean>`is_still_planned(p.carehome_id, p.event_id)`.as('is_planned'),
      sql<string | null>`u.first_name || ' ' || u.last_name`.as('from'),
    ])
    .where('p.carehome_id', '=', carehomeId)
    .$if(ownerId !== null, (query) => query.where('p.user_id', '=', ownerId ?? ''))
    // A withdrawn one concerns no one but its author.
    .$if(ownerId === null, (query) => query.where('p.status', '!=', 'withdrawn'))
    .orderBy(sql`p.closed_at is not null`)
    .orderBy('p.closed_at', 'desc')
    .orderBy('p.created_at')
    .orderBy('p.id')
    .limit(MOST_LISTED)
    .execute();

/** Counted behind a lock, so that simultaneous requests do not exceed the limit. */
export async function hasTooManyOpen(db: Db, carehomeId: string, userId: string) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`proposals ${userId}`}, 0))`.execute(
    db,
  );
  const { count } = await db
    .selectFrom('proposals')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('carehome_id', '=', carehomeId)
    .where('user_id', '=', userId)
    .where('status', '=', 'open')
    .executeTakeFirstOrThrow();
  return count >= PROPOSAL_LIMITS.open;
}

export const insertProposals = (
  db: Db,
  rows: readonly Insertable<DirectoryTables['proposals']>[],
) => db.insertInto('proposals').values(rows).returning('id').execute();

/** With the owner given, only their own. */
export const lockProposal = (
  db: Db,
  carehomeId: string,
  { id, ownerId = null }: { id: string; ownerId?: string | null },
) =>
  db
    .selectFrom('proposals')
    .select(['id', 'status', 'event_id'])
    .where('carehome_id', '=', carehomeId)
    .where('id', '=', id)
    .$if(ownerId !== null, (query) => query.where('user_id', '=', ownerId ?? ''))
    .forUpdate()
    .executeTakeFirst();

export const closeProposal = (
  db: Db,
  carehomeId: string,
  id: string,
  closed: {
    status: 'accepted' | 'declined' | 'withdrawn';
    answer: string | null;
    closed_by: string;
    closed_at: Date;
  },
) =>
  db
    .updateTable('proposals')
    .set(closed)
    .where('carehome_id', '=', carehomeId)
    .where('id', '=', id)
    .execute();

/** A statement of its own after the lock: one that waited for it does not see an event added meanwhile. */
export async function isStillPlanned(db: Db, carehomeId: string, eventId: string) {
  const { rows } = await sql<{ is_planned: boolean }>`
    select is_still_planned(${carehomeId}, ${eventId}) as is_planned`.execute(db);
  return rows[0]?.is_planned ?? false;
}

export const updateEvent = (
  db: Db,
  carehomeId: string,
  id: string,
  plan: { event_id: string; planned_by: string },
) =>
  db
    .updateTable('proposals')
    .set(plan)
    .where('carehome_id', '=', carehomeId)
    .where('id', '=', id)
    .execute();

interface ToTell {
  user_id: string;
  email: string;
  is_demo: boolean;
  carehome_name: string;
}

/** The relative whose proposal was answered, while they still belong to the home (N3). */
export async function findToTell(db: Db, carehomeId: string, id: string) {
  const { rows } = await sql<ToTell>`
    select u.id as user_id, u.email, o.is_demo, c.name as carehome_name
    from proposals p
    join users u on u.id = p.user_id and u.deactivated_at is null
    join memberships m on m.carehome_id = p.carehome_id and m.user_id = u.id and m.ended_at is null
    join carehomes c on c.id = p.carehome_id
    join organisations o on o.id = c.organisation_id
    where p.carehome_id = ${carehomeId} and p.id = ${id} and p.status in ('accepted', 'declined')`.execute(
    db,
  );
  return rows[0];
}

const KEPT_DAYS = 365;

/** Twelve months after they were answered or withdrawn. */
export async function deletePastProposals(db: Db, now: Date) {
  const rows = await db
    .deleteFrom('proposals')
    .where('closed_at', '<', after(now, -days(KEPT_DAYS)).toISOString())
    .returning('carehome_id')
    .execute();
  touchHomes(db, rows, 'proposals');
}
