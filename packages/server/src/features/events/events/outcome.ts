import { sql } from 'kysely';

import type { Db } from '../../../db/database.ts';

interface Outcome {
  /** Null without a record that counts. */
  recorded_at: string | null;
  liked: number;
  ok: number;
  not_for_me: number;
}

/**
 * The outcome of an event by its records, written by the area of records. A record shows that the event took place, whatever
 * was said before; without one it is as if it had never been recorded.
 */
export const saveOutcome = (
  db: Db,
  carehomeId: string,
  id: string,
  { recorded_at, liked, ok, not_for_me }: Outcome,
) =>
  sql`update events set recorded_at = ${recorded_at}::timestamptz, liked = ${liked}, ok = ${ok}, not_for_me = ${not_for_me},
      status = case when ${recorded_at}::timestamptz is not null then 'done' when status = 'done' then 'planned' else status end,
      cancel_reason = case when ${recorded_at}::timestamptz is null then cancel_reason end,
      not_held_reason = case when ${recorded_at}::timestamptz is null then not_held_reason end
    where carehome_id = ${carehomeId} and id = ${id}`.execute(db);
