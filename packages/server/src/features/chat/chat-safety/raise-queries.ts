import type { ReportReason } from '@relish/shared/chat/chat-safety/choices.ts';
import type { Flag } from '@relish/shared/chat/chat-safety/flag-words.ts';
import { sql } from 'kysely';

import type { Db } from '../../../db/database.ts';

interface MessageKey {
  threadId: string;
  number: number;
}

/** True if this raised an alert: words that an earlier one names raise no second. */
export async function insertFlags(
  db: Db,
  { threadId, number }: MessageKey,
  flags: readonly Flag[],
  now: Date,
): Promise<boolean> {
  const { rows } = await sql<{ raised: boolean }>`
    select flag_message(${threadId}::uuid, ${number}::int, ${flags}::text[], ${now}::timestamptz) as raised`.execute(
    db,
  );
  return rows[0]?.raised ?? false;
}

/** The id of the new alert; undefined if the user had reported the message before. */
export const insertReport = async (
  db: Db,
  carehomeId: string,
  { threadId, number }: MessageKey,
  report: { userId: string; reason: ReportReason; note: string | null; body: string; now: Date },
): Promise<string | undefined> =>
  (
    await db
      .insertInto('message_alerts')
      .values({
        carehome_id: carehomeId,
        thread_id: threadId,
        number,
        kind: 'report',
        raised_by: report.userId,
        reason: report.reason,
        note: report.note,
        body: report.body,
        created_at: report.now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
  )?.id;

/** Which of the messages the user has reported. */
export async function listReported(
  db: Db,
  carehomeId: string,
  { threadId, numbers, userId }: { threadId: string; numbers: readonly number[]; userId: string },
): Promise<ReadonlySet<number>> {
  if (numbers.length === 0) return new Set();
  const rows = await db
    .selectFrom('message_alerts')
    .select('number')
    .where('carehome_id', '=', carehomeId)
    .where('thread_id', '=', threadId)
    .where('number', 'in', numbers)
    .where('raised_by', '=', userId)
    .where('kind', '=', 'report')
    .execute();
  return new Set(rows.map(({ number }) => number));
}
