import type { EntryMode } from '@relish/shared/surveys/survey-entries/choices.ts';
import type { CountRow } from '@relish/shared/surveys/survey-results/tally.ts';
import { sql } from 'kysely';

import type { Db } from '../../../db/database.ts';
import type { Channel } from '../../../db/survey-tables.ts';

export interface SurveyKey {
  carehome_id: string;
  survey_id: string;
}

export interface TotalRow {
  month: string;
  mode: EntryMode;
  channel: Channel;
  helper_role: string;
  n: number;
}

/** Adds to what was counted before, so that results never read entries. */
export async function addCounts(db: Db, key: SurveyKey, rows: readonly CountRow[]) {
  if (rows.length === 0) return;
  await db
    .insertInto('survey_counts')
    .values(rows.map(({ group, ...row }) => ({ ...key, ...row, group_code: group })))
    .onConflict((conflict) =>
      conflict
        .columns(['carehome_id', 'survey_id', 'month', 'voice', 'group_code', 'question', 'option'])
        .doUpdateSet({ n: sql`survey_counts.n + excluded.n` }),
    )
    .execute();
}

export async function addTotals(db: Db, key: SurveyKey, rows: readonly TotalRow[]) {
  if (rows.length === 0) return;
  await db
    .insertInto('survey_totals')
    .values(rows.map((row) => ({ ...key, ...row })))
    .onConflict((conflict) =>
      conflict
        .columns(['carehome_id', 'survey_id', 'month', 'mode', 'channel', 'helper_role'])
        .doUpdateSet({ n: sql`survey_totals.n + excluded.n` }),
    )
    .execute();
}

interface TextRow {
  id: string;
  month: string;
  question: string;
  text: string;
}

export async function addTexts(db: Db, key: SurveyKey, rows: readonly TextRow[]) {
  if (rows.length === 0) return;
  await db
    .insertInto('survey_texts')
    .values(rows.map((row) => ({ ...key, ...row })))
    .execute();
}

/** One query for several surveys of a home. */
export async function listCounts(db: Db, carehomeId: string, surveyIds: readonly string[]) {
  const bySurvey = new Map<string, CountRow[]>(surveyIds.map((id) => [id, []]));
  if (surveyIds.length === 0) return bySurvey;
  const rows = await db
    .selectFrom('survey_counts')
    .select(['survey_id', 'month', 'voice', 'group_code as group', 'question', 'option', 'n'])
    .where('carehome_id', '=', carehomeId)
    .where('survey_id', 'in', surveyIds)
    .execute();
  for (const { survey_id, ...row } of rows) bySurvey.get(survey_id)?.push(row);
  return bySurvey;
}

export const listTotals = async (db: Db, carehomeId: string, surveyId: string) =>
  (await listTotalsBySurvey(db, carehomeId, [surveyId])).get(surveyId) ?? [];

/** One query for several surveys of a home. */
export async function listTotalsBySurvey(db: Db, carehomeId: string, surveyIds: readonly string[]) {
  const bySurvey = new Map<string, TotalRow[]>(surveyIds.map((id) => [id, []]));
  if (surveyIds.length === 0) return bySurvey;
  const rows = await db
    .selectFrom('survey_totals')
    .select(['survey_id', 'month', 'mode', 'channel', 'helper_role', 'n'])
    .where('carehome_id', '=', carehomeId)
    .where('survey_id', 'in', surveyIds)
    .execute();
  for (const { survey_id, ...row } of rows) bySurvey.get(survey_id)?.push(row);
  return bySurvey;
}

const MOST_TEXTS = 2000;

/** By random id, which is no order at all. */
export const listTexts = (db: Db, carehomeId: string, surveyId: string, beforeMonth: string) =>
  db
    .selectFrom('survey_texts')
    .select(['id', 'question', 'text', 'theme'])
    .where('carehome_id', '=', carehomeId)
    .where('survey_id', '=', surveyId)
    .where('month', '<', beforeMonth)
    .orderBy('id')
    .limit(MOST_TEXTS)
    .execute();

export const findTextSurvey = (db: Db, carehomeId: string, id: string) =>
  db
    .selectFrom('survey_texts')
    .select(['survey_id', 'month'])
    .where('carehome_id', '=', carehomeId)
    .where('id', '=', id)
    .executeTakeFirst();

export const setTheme = (db: Db, carehomeId: string, id: string, theme: string | null) =>
  db
    .updateTable('survey_texts')
    .set({ theme })
    .where('carehome_id', '=', carehomeId)
    .where('id', '=', id)
    .execute();
