import { sql } from 'kysely';

import type { Db } from '../../../db/database.ts';
import type { SurveyKey } from './queries.ts';

export async function countQueue(db: Db, { carehome_id, survey_id }: SurveyKey): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from survey_queue
    where carehome_id = ${carehome_id} and survey_id = ${survey_id}`.execute(db);
  return rows[0]?.n ?? 0;
}

export const takeQueue = (db: Db, { carehome_id, survey_id }: SurveyKey) =>
  db
    .deleteFrom('survey_queue')
    .where('carehome_id', '=', carehome_id)
    .where('survey_id', '=', survey_id)
    .returningAll()
    .execute();

const byHash = (one: { token_hash: Buffer }, other: { token_hash: Buffer }) =>
  Buffer.compare(one.token_hash, other.token_hash);

type QueueRow = Awaited<ReturnType<typeof takeQueue>>[number];

/** In one transaction and in the order of random hashes: rows and transaction numbers tell no order of arrival. */
export async function returnToQueue(db: Db, rows: readonly QueueRow[]) {
  if (rows.length === 0) return;
  await db
    .insertInto('survey_queue')
    .values(rows.toSorted(byHash).map((row) => ({ ...row, answers: JSON.stringify(row.answers) })))
    .execute();
}

export async function spend(db: Db, rows: readonly (SurveyKey & { token_hash: Buffer })[]) {
  if (rows.length === 0) return;
  await db
    .insertInto('survey_spent')
    .values(
      rows
        .toSorted(byHash)
        .map(({ carehome_id, survey_id, token_hash }) => ({ carehome_id, survey_id, token_hash })),
    )
    .execute();
}

/** Writes all invitations anew in the order of people, so that nothing tells who took a token when. */
export async function rewriteInvitations(db: Db, { carehome_id, survey_id }: SurveyKey) {
  const rows = await db
    .deleteFrom('survey_invitations')
    .where('carehome_id', '=', carehome_id)
    .where('survey_id', '=', survey_id)
    .returningAll()
    .execute();
  if (rows.length === 0) return;
  await db
    .insertInto('survey_invitations')
    .values(rows.toSorted((one, other) => (one.user_id < other.user_id ? -1 : 1)))
    .execute();
}
