import type { EventAudience } from '@relish/shared/events/events/choices.ts';
import type { CalendarEvent } from '@relish/shared/events/sharing/ical.ts';
import { sql } from 'kysely';

import { hashSecret } from '../../../core/secrets.ts';
import type { Db } from '../../../db/database.ts';

const COLUMNS = [
  'id',
  'title',
  'description',
  'place',
  'day',
  'start_time',
  'days',
  'starts_at',
  'ends_at',
  'status',
  'cancel_reason',
  'sequence',
  'updated_at',
] as const;

const MOST_EVENTS = 1000;

/** Cancelled ones too, drafts for nobody. Row level security leaves a relative the events of their family. */
export const listCalendarEvents = (
  db: Db,
  carehomeId: string,
  {
    audiences,
    from,
    to,
  }: {
    audiences: readonly EventAudience[];
    from: string;
    to: string;
  },
): Promise<CalendarEvent[]> =>
  db
    .selectFrom('events')
    .select(COLUMNS)
    .where('carehome_id', '=', carehomeId)
    .where('deleted_at', 'is', null)
    .where('is_draft', '=', false)
    .where('audience', 'in', audiences)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('day')
    .orderBy('starts_at')
    .orderBy('id')
    .limit(MOST_EVENTS)
    .execute();

export const findCalendarEvent = (
  db: Db,
  carehomeId: string,
  audiences: readonly EventAudience[],
  id: string,
): Promise<CalendarEvent | undefined> =>
  db
    .selectFrom('events')
    .select(COLUMNS)
    .where('carehome_id', '=', carehomeId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where('is_draft', '=', false)
    .where('audience', 'in', audiences)
    .executeTakeFirst();

/** One from before the membership was renewed is not in use any more. */
export async function findOwnFeed(db: Db, carehomeId: string, userId: string) {
  const { rows } = await sql<{ created_at: string; last_used_at: string | null }>`
    select f.created_at, f.last_used_at from calendar_feeds f
    join memberships m on m.carehome_id = f.carehome_id and m.user_id = f.user_id and m.started_at <= f.created_at
    where f.carehome_id = ${carehomeId} and f.user_id = ${userId} and f.revoked_at is null`.execute(
    db,
  );
  return rows[0] ?? null;
}

export const revokeFeed = (db: Db, carehomeId: string, userId: string, now: Date) =>
  db
    .updateTable('calendar_feeds')
    .set({ revoked_at: now })
    .where('carehome_id', '=', carehomeId)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst();

export const insertFeed = (
  db: Db,
  carehomeId: string,
  { userId, token, now }: { userId: string; token: string; now: Date },
) =>
  db
    .insertInto('calendar_feeds')
    .values({
      carehome_id: carehomeId,
      user_id: userId,
      token_hash: hashSecret(token),
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();

/** Found by a hash of 256 random bits, so the time of the lookup tells nothing about the secret. */
export async function openFeed(db: Db, token: string, now: Date) {
  const { rows } = await sql<{
    id: string;
    carehome_id: string;
    user_id: string;
    carehome_name: string;
    time_zone: string;
  }>`
    update calendar_feeds f set last_used_at = ${now} from carehomes c, memberships m
    where f.token_hash = ${hashSecret(token)} and f.revoked_at is null and c.id = f.carehome_id
      and m.carehome_id = f.carehome_id and m.user_id = f.user_id and m.started_at <= f.created_at
    returning f.id, f.carehome_id, f.user_id, c.name as carehome_name, c.time_zone`.execute(db);
  return rows[0];
}

/**
 * Since when the feed has had this content. Every change gets a later second than the one before, because dates in HTTP
 * have no fractions.
 */
export async function noteContent(db: Db, id: string, content: Buffer, now: Date): Promise<Date> {
  const { rows } = await sql<{ changed_at: string }>`
    update calendar_feeds set content_hash = ${content}, changed_at = case
      when content_hash = ${content} then changed_at
      else greatest(date_trunc('second', ${now}::timestamptz), changed_at + interval '1 second') end
    where id = ${id} returning changed_at`.execute(db);
  return new Date(rows[0]?.changed_at ?? now);
}
