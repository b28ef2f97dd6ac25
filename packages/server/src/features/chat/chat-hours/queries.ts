import { AUTOMATIC_ANSWER, HOURS_LIMITS } from '@relish/shared/chat/chat-hours/choices.ts';
import type { ChatSettings, QuietHoursInput } from '@relish/shared/chat/chat-hours/contract.ts';
import { type Insertable, type Kysely, sql } from 'kysely';

import type { Db } from '../../../db/database.ts';
import type { Schema } from '../../../db/schema.ts';

/** A transaction of the user or of the system. */
type Reading = Kysely<Schema>;

const DEFAULTS: ChatSettings = {
  hours: [],
  promise_hours: null,
  answers_automatically: false,
  automatic_answer: AUTOMATIC_ANSWER,
};

export async function findChatSettings(db: Reading, carehomeId: string): Promise<ChatSettings> {
  const saved = await db
    .selectFrom('chat_settings')
    .select(['hours', 'promise_hours', 'answers_automatically', 'automatic_answer'])
    .where('carehome_id', '=', carehomeId)
    .executeTakeFirst();
  return saved ?? DEFAULTS;
}

export async function saveChatSettings(
  db: Db,
  carehomeId: string,
  { hours, ...settings }: ChatSettings,
) {
  const values = { ...settings, hours: JSON.stringify(hours) };
  await db
    .insertInto('chat_settings')
    .values({ carehome_id: carehomeId, ...values })
    .onConflict((conflict) => conflict.column('carehome_id').doUpdateSet(values))
    .execute();
}

/** The median of answers from one index range of the home; null if there were too few. */
export async function findUsualReply(
  db: Reading,
  carehomeId: string,
  { from, until }: { from: Date; until: Date },
): Promise<{ value: number | null; n: number }> {
  const { rows } = await sql<{ n: number; minutes: number | null }>`
    select count(*)::int as n, percentile_disc(0.5) within group (order by minutes) as minutes
    from thread_answers
    where carehome_id = ${carehomeId} and answered_at >= ${from} and answered_at <= ${until}`.execute(
    db,
  );
  const { n, minutes } = rows[0] ?? { n: 0, minutes: null };
  return { value: n >= HOURS_LIMITS.least_answers ? minutes : null, n };
}

export async function insertAnswers(db: Db, rows: readonly Insertable<Schema['thread_answers']>[]) {
  if (rows.length > 0) await db.insertInto('thread_answers').values(rows).execute();
}

/** False if the thread had an automatic answer since the hours ended, also by hours that were changed since. */
export async function claimAutomaticAnswer(
  db: Db,
  carehomeId: string,
  {
    threadId,
    closedSince,
    number,
    at,
  }: { threadId: string; closedSince: Date; number: number; at: string },
): Promise<boolean> {
  const { rows } = await sql`
    insert into automatic_answers (carehome_id, thread_id, closed_since, number, at)
    select ${carehomeId}, ${threadId}, ${closedSince}, ${number}, ${at}
    where not exists (select from automatic_answers
      where carehome_id = ${carehomeId} and thread_id = ${threadId} and at >= ${closedSince})
    on conflict do nothing
    returning number`.execute(db);
  return rows.length > 0;
}

export async function findQuietHours(
  db: Db,
  carehomeId: string,
  userId: string,
): Promise<QuietHoursInput> {
  const saved = await db
    .selectFrom('quiet_hours')
    .select(['from_time as from', 'to_time as to', 'days_off'])
    .where('carehome_id', '=', carehomeId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return saved ?? { from: null, to: null, days_off: [] };
}

export async function saveQuietHours(
  db: Db,
  carehomeId: string,
  userId: string,
  { from, to, days_off }: QuietHoursInput,
) {
  const values = { from_time: from, to_time: to, days_off };
  await db
    .insertInto('quiet_hours')
    .values({ carehome_id: carehomeId, user_id: userId, ...values })
    .onConflict((conflict) => conflict.columns(['carehome_id', 'user_id']).doUpdateSet(values))
    .execute();
}

/** Quiet hours of all recipients who chose any. In a system transaction. */
export const listQuietHours = (db: Reading, carehomeId: string, userIds: readonly string[]) =>
  db
    .selectFrom('quiet_hours')
    .select(['user_id', 'from_time as from', 'to_time as to', 'days_off'])
    .where('carehome_id', '=', carehomeId)
    .where('user_id', 'in', userIds.length > 0 ? userIds : [null as never])
    .execute();
