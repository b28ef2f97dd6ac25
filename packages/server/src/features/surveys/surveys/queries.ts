import type { PackageTitle } from '@relish/shared/constants.ts';
import type { Period } from '@relish/shared/days.ts';
import type { SurveyInput } from '@relish/shared/surveys/surveys/contract.ts';
import { type Insertable, sql, type Updateable } from 'kysely';

import { hashSecret } from '../../../core/secrets.ts';
import type { Db } from '../../../db/database.ts';
import type { Schema } from '../../../db/schema.ts';
import { hasExpired } from '../../accounts/organisations/public.ts';

/** Without secrets. */
const COLUMNS = [
  'id',
  'carehome_id',
  'set_id',
  'homes',
  'title',
  'intro',
  'audience',
  'anonymous',
  'allow_proxy',
  'is_always_open',
  'opens_on',
  'closes_on',
  'languages',
  'translations',
  'template',
  'attribution',
  'group_key',
  'questions',
  'published_at',
  'opened_at',
  'invited',
  'closed_at',
  'counted_at',
  'not_counted',
  'archived_at',
  'archive_reason',
  'key_n',
  'key_e',
  'key_fingerprint',
  'version',
] as const;

const readable = (db: Db, carehomeId: string) =>
  db
    .selectFrom('surveys')
    .select(COLUMNS)
    .select((eb) => [
      eb('poster_hash', 'is not', null).as('has_poster'),
      eb
        .selectFrom('survey_totals as t')
        .select((count) => sql<number>`coalesce(${count.fn.sum('t.n')}, 0)::int`.as('n'))
        .whereRef('t.carehome_id', '=', 'surveys.carehome_id')
        .whereRef('t.survey_id', '=', 'surveys.id')
        .as('entries'),
    ])
    .where('carehome_id', '=', carehomeId);

export const findSurvey = (db: Db, carehomeId: string, id: string) =>
  readable(db, carehomeId).where('id', '=', id).executeTakeFirst();
export type SurveyRecord = NonNullable<Awaited<ReturnType<typeof findSurvey>>>;

const MOST_LISTED = 200;

export const listSurveys = (db: Db, carehomeId: string) =>
  readable(db, carehomeId).orderBy('created_at', 'desc').orderBy('id').limit(MOST_LISTED).execute();

/** Published surveys of one audience that are not closed by hand; the caller checks their days. */
export const listPublished = (db: Db, carehomeId: string, audience: SurveyRecord['audience']) =>
  readable(db, carehomeId)
    .where('audience', '=', audience)
    .where('published_at', 'is not', null)
    .where('closed_at', 'is', null)
    .where('archived_at', 'is', null)
    .orderBy('published_at', 'desc')
    .limit(MOST_LISTED)
    .execute();

/** Row lock: concurrent changes are serialised. */
export const lockSurvey = (db: Db, carehomeId: string, id: string) =>
  db
    .selectFrom('surveys')
    .select('id')
    .where('carehome_id', '=', carehomeId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** Keeps a survey from being counted or closed while an answer is saved. */
export const holdSurvey = (db: Db, carehomeId: string, id: string) =>
  sql`select from surveys where carehome_id = ${carehomeId} and id = ${id} for share`.execute(db);

const toColumns = ({ questions, translations, ...survey }: SurveyInput) => ({
  ...survey,
  questions: JSON.stringify(questions),
  translations: JSON.stringify(translations),
});

export const insertSurvey = async (
  db: Db,
  survey: SurveyInput,
  rest: Omit<Insertable<Schema['surveys']>, keyof SurveyInput>,
): Promise<string> =>
  (
    await db
      .insertInto('surveys')
      .values({ ...toColumns(survey), ...rest })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;

export const updateSurvey = (
  db: Db,
  carehomeId: string,
  id: string,
  values: Updateable<Schema['surveys']>,
) =>
  db
    .updateTable('surveys')
    .set((eb) => ({ ...values, version: eb('version', '+', 1) }))
    .where('carehome_id', '=', carehomeId)
    .where('id', '=', id)
    .execute();

export const updateQuestions = (
  db: Db,
  carehomeId: string,
  id: string,
  survey: SurveyInput,
  by: { updated_by: string; updated_at: Date },
) => updateSurvey(db, carehomeId, id, { ...toColumns(survey), ...by });

export const deleteDraft = (db: Db, carehomeId: string, id: string) =>
  db
    .deleteFrom('surveys')
    .where('carehome_id', '=', carehomeId)
    .where('id', '=', id)
    .where('published_at', 'is', null)
    .execute();

/** Needs a system transaction: secrets are not readable for users. */
export const findSecrets = (db: Db, carehomeId: string, id: string) =>
  db
    .selectFrom('surveys')
    .select(['poster_sealed', 'key_sealed'])
    .where('carehome_id', '=', carehomeId)
    .where('id', '=', id)
    .executeTakeFirst();

export const setPoster = (
  db: Db,
  carehomeId: string,
  id: string,
  { secret, sealed }: { secret: string; sealed: string },
) =>
  db
    .updateTable('surveys')
    .set({ poster_hash: hashSecret(secret), poster_sealed: sealed })
    .where('carehome_id', '=', carehomeId)
    .where('id', '=', id)
    .execute();

export interface AskingHome {
  id: string;
  name: string;
  time_zone: string;
  package_title: PackageTitle;
  is_basic: boolean;
  is_demo: boolean;
  has_expired: boolean;
}

/** For calls without a user and for jobs. */
export async function findAskingHome(db: Db, carehomeId: string, now: Date): Promise<AskingHome> {
  const { rows } = await sql<AskingHome>`
    select c.id, c.name, c.time_zone, o.package_title, o.is_basic, o.is_demo, ${hasExpired(now)} as has_expired
    from carehomes c join organisations o on o.id = c.organisation_id where c.id = ${carehomeId}`.execute(
    db,
  );
  const [home] = rows;
  if (!home) throw new Error('a survey without a home');
  return home;
}

/** Where a survey is without its tenant being known: answers that are sent without signing in. */
export const findSurveyHome = async (db: Db, id: string) =>
  (await db.selectFrom('surveys').select('carehome_id').where('id', '=', id).executeTakeFirst())
    ?.carehome_id;

/** The copies of a survey in these homes. Needs a system transaction. */
export const listSet = (db: Db, carehomeIds: readonly string[], setId: string) =>
  db
    .selectFrom('surveys as s')
    .innerJoin('carehomes as c', 'c.id', 's.carehome_id')
    .select(['s.id', 's.carehome_id', 'c.name as home', 'c.time_zone'])
    .where('s.carehome_id', 'in', carehomeIds)
    .where('s.set_id', '=', setId)
    .where('s.published_at', 'is not', null)
    .orderBy('c.name')
    .orderBy('s.id')
    .execute();

export const listDrafts = (db: Db, carehomeIds: readonly string[], setId: string) =>
  carehomeIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('surveys')
        .select(['id', 'carehome_id'])
        .where('carehome_id', 'in', carehomeIds)
        .where('set_id', '=', setId)
        .where('published_at', 'is', null)
        .execute();

/** Surveys of this audience in the home whose results can be compared with later ones, newest first. */
export const listComparable = (
  db: Db,
  carehomeId: string,
  {
    audience,
    before,
    count,
  }: { audience: SurveyRecord['audience']; before: string; count: number },
) =>
  readable(db, carehomeId)
    .where('audience', '=', audience)
    .where('counted_at', 'is not', null)
    .where('closed_at', '<=', before)
    .where('is_always_open', '=', false)
    .orderBy('closed_at', 'desc')
    .orderBy('id')
    .limit(count)
    .execute();

/** Published and not counted to the end, in every home. */
export const listAtWork = (db: Db) =>
  db
    .selectFrom('surveys')
    .select(['carehome_id', 'id as survey_id'])
    .where('published_at', 'is not', null)
    .where('counted_at', 'is', null)
    .execute();

/** Surveys that ended on one of these days and have been counted. */
export const listClosedIn = (
  db: Db,
  carehomeId: string,
  { from, to }: Period,
  timeZone: string,
): Promise<SurveyRecord[]> =>
  readable(db, carehomeId)
    .where('counted_at', 'is not', null)
    .where('is_always_open', '=', false)
    .where(sql<boolean>`(closed_at at time zone ${timeZone})::date between ${from} and ${to}`)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(MOST_LISTED)
    .execute();

/** The home's activity pulses, which are always open. */
export const listPulses = (db: Db, carehomeId: string): Promise<SurveyRecord[]> =>
  readable(db, carehomeId)
    .where('template', '=', 'activity_pulse')
    .where('is_always_open', '=', true)
    .where('published_at', 'is not', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(MOST_LISTED)
    .execute();
