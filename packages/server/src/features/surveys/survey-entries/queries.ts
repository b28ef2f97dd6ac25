import type { Answers } from '@relish/shared/surveys/survey-entries/answers.ts';
import type { SurveyAudience } from '@relish/shared/surveys/surveys/choices.ts';
import { type Insertable, type Selectable, sql } from 'kysely';

import { hashSecret } from '../../../core/secrets.ts';
import type { Db } from '../../../db/database.ts';
import type { Schema } from '../../../db/schema.ts';

export interface SurveyKey {
  carehome_id: string;
  survey_id: string;
}

/** People who answer in their own name or with a token, as of now. */
const ASKED = {
  relative: sql`m.role = 'relative'`,
  staff: sql`m.role not in ('relative', 'volunteer_external', 'viewer_inspector', 'family_lead', 'family_member')`,
} as const;

const isHere = (now: Date) => sql`m.ended_at is null and (m.ends_at is null or m.ends_at > ${now})
  and u.deactivated_at is null`;

/** Returns whom to mail. Sorted, so that the order of rows tells nothing. */
export async function inviteAll(
  db: Db,
  { carehome_id, survey_id }: SurveyKey,
  audience: keyof typeof ASKED,
  now: Date,
): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    insert into survey_invitations (carehome_id, survey_id, user_id)
    select m.carehome_id, ${survey_id}, m.user_id from memberships m join users u on u.id = m.user_id
    where m.carehome_id = ${carehome_id} and ${ASKED[audience]} and ${isHere(now)} order by m.user_id
    on conflict do nothing returning user_id`.execute(db);
  return rows.map(({ user_id }) => user_id);
}

export async function countInvited(db: Db, { carehome_id, survey_id }: SurveyKey): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from survey_invitations
    where carehome_id = ${carehome_id} and survey_id = ${survey_id}`.execute(db);
  return rows[0]?.n ?? 0;
}

export async function countResidents(db: Db, carehomeId: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from residents
    where carehome_id = ${carehomeId} and status not in ('moved_out', 'deceased', 'enquiry', 'pre_admission')`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
}

/** Colleagues and relatives who came after a survey was opened are asked too. */
export const insertInvitation = (db: Db, { carehome_id, survey_id }: SurveyKey, userId: string) =>
  db
    .insertInto('survey_invitations')
    .values({ carehome_id, survey_id, user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

export const lockInvitation = (db: Db, { carehome_id, survey_id }: SurveyKey, userId: string) =>
  db
    .selectFrom('survey_invitations')
    .select('blinded_hash')
    .where('carehome_id', '=', carehome_id)
    .where('survey_id', '=', survey_id)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();

export const setBlinded = (
  db: Db,
  { carehome_id, survey_id }: SurveyKey,
  userId: string,
  blinded_hash: Buffer,
) =>
  db
    .updateTable('survey_invitations')
    .set({ blinded_hash })
    .where('carehome_id', '=', carehome_id)
    .where('survey_id', '=', survey_id)
    .where('user_id', '=', userId)
    .execute();

/** The surveys that need nothing more from this user: a token was given, or an entry was saved. */
export async function listDone(db: Db, carehomeId: string, userId: string): Promise<Set<string>> {
  const { rows } = await sql<{ survey_id: string }>`
    select survey_id from survey_invitations
    where carehome_id = ${carehomeId} and user_id = ${userId} and blinded_hash is not null
    union select survey_id from survey_entries where carehome_id = ${carehomeId} and respondent_id = ${userId}`.execute(
    db,
  );
  return new Set(rows.map(({ survey_id }) => survey_id));
}

/** The person of a mailed link, as long as they belong to the home (N3). */
export async function findByLink(db: Db, secret: string, now: Date) {
  const { rows } = await sql<SurveyKey & { user_id: string }>`
    select i.carehome_id, i.survey_id, i.user_id from survey_invitations i
    join memberships m on m.carehome_id = i.carehome_id and m.user_id = i.user_id
    join users u on u.id = i.user_id
    where i.secret_hash = ${hashSecret(secret)} and ${isHere(now)}`.execute(db);
  return rows[0];
}

export const findByPoster = (db: Db, secret: string) =>
  db
    .selectFrom('surveys')
    .select(['carehome_id', 'id as survey_id'])
    .where('poster_hash', '=', hashSecret(secret))
    .executeTakeFirst();

/** Undefined once they have left; otherwise the new link replaces the one of an earlier attempt. */
export async function setLink(
  db: Db,
  { carehome_id, survey_id }: SurveyKey,
  userId: string,
  { secret, now }: { secret: string; now: Date },
): Promise<string | undefined> {
  const { rows } = await sql<{ email: string }>`
    update survey_invitations i set secret_hash = ${hashSecret(secret)}
    from memberships m join users u on u.id = m.user_id
    where i.carehome_id = ${carehome_id} and i.survey_id = ${survey_id} and i.user_id = ${userId}
      and i.blinded_hash is null and m.carehome_id = i.carehome_id and m.user_id = i.user_id and ${isHere(now)}
    returning u.email`.execute(db);
  return rows[0]?.email;
}

/** False when the token was used before, so that an answer is counted once (N20). */
export async function queueAnswer(
  db: Db,
  entry: Omit<Insertable<Schema['survey_queue']>, 'answers'> & { answers: Answers },
): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`select exists (select from survey_spent
    where carehome_id = ${entry.carehome_id} and survey_id = ${entry.survey_id} and token_hash = ${entry.token_hash})
    as used`.execute(db);
  if (rows[0]?.used) return false;
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('survey_queue')
    .values({ ...entry, answers: JSON.stringify(entry.answers) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** Returns false when it was saved before. */
export async function insertEntry(
  db: Db,
  entry: Omit<Insertable<Schema['survey_entries']>, 'answers'> & { answers: Answers },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('survey_entries')
    .values({ ...entry, answers: JSON.stringify(entry.answers) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

export const livesHere = async (db: Db, carehomeId: string, residentId: string): Promise<boolean> =>
  (await db
    .selectFrom('residents')
    .select('id')
    .where('carehome_id', '=', carehomeId)
    .where('id', '=', residentId)
    .executeTakeFirst()) !== undefined;

const MOST_LISTED = 1000;

export async function listEntries(db: Db, carehomeId: string, surveyId: string) {
  const { rows } = await sql<
    Pick<
      Selectable<Schema['survey_entries']>,
      'id' | 'mode' | 'helper_role' | 'completed_on' | 'answers' | 'resident_id'
    > & { respondent: string | null; resident: string | null }
  >`select e.id, e.mode, e.helper_role, e.completed_on, e.answers, e.resident_id,
      u.first_name || ' ' || u.last_name as respondent, r.preferred_name || ' ' || r.last_name as resident
    from survey_entries e left join users u on u.id = e.respondent_id
    left join residents r on r.carehome_id = e.carehome_id and r.id = e.resident_id
    where e.carehome_id = ${carehomeId} and e.survey_id = ${surveyId}
    order by e.completed_on desc, e.id limit ${MOST_LISTED}`.execute(db);
  return rows;
}

export const isAskedOneByOne = (audience: SurveyAudience): audience is 'relative' | 'staff' =>
  audience === 'relative' || audience === 'staff';
