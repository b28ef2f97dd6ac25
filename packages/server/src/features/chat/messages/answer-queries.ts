import type { Status } from '@relish/shared/residents/residents/choices.ts';
import { sql } from 'kysely';

import type { Db } from '../../../db/database.ts';

/** Among so many of the last messages an answer is looked for, so that a long thread is not read. */
const LAST_MESSAGES = 50;

export interface AnsweringState {
  status: Status;
  /** A colleague has written since the hours ended. */
  is_answered: boolean;
}

export async function findAnsweringState(
  db: Db,
  carehomeId: string,
  {
    residentId,
    threadId,
    closedSince,
  }: { residentId: string; threadId: string; closedSince: Date },
): Promise<AnsweringState | undefined> {
  const { rows } = await sql<AnsweringState>`
    select r.status, exists (select from (
      select is_home, author_id, created_at from messages
      where carehome_id = ${carehomeId} and thread_id = ${threadId}
      order by number desc limit ${LAST_MESSAGES}) m
      where m.is_home and m.author_id is not null and m.created_at >= ${closedSince}) as is_answered
    from residents r where r.carehome_id = ${carehomeId} and r.id = ${residentId}`.execute(db);
  return rows[0];
}
