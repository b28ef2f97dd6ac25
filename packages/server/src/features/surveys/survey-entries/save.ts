import { createHash } from 'node:crypto';

import { dayIn } from '@relish/shared/days.ts';
import { includesSurveys } from '@relish/shared/permissions.ts';
import { type Answers, checkAnswers } from '@relish/shared/surveys/survey-entries/answers.ts';
import type { EntryMode, HelperRole } from '@relish/shared/surveys/survey-entries/choices.ts';
import { surveyState } from '@relish/shared/surveys/surveys/choices.ts';

import { invalid, notFound } from '../../../core/app-error.ts';
import type { Db } from '../../../db/database.ts';
import type { Channel } from '../../../db/survey-tables.ts';
import { countEntries } from '../survey-results/public.ts';
import {
  type AskingHome,
  findAskingHome,
  findSurvey,
  holdSurvey,
  type SurveyRecord,
} from '../surveys/public.ts';
import { insertEntry, queueAnswer, type SurveyKey } from './queries.ts';

export interface Given {
  mode: EntryMode;
  channel: Channel;
  helper_role: HelperRole | null;
  answers: Answers;
}

/** Not found unless it is published in a home whose package includes surveys (N23). */
export async function findAsked(
  db: Db,
  { carehome_id, survey_id }: SurveyKey,
  now: Date,
): Promise<{ survey: SurveyRecord; home: AskingHome; today: string }> {
  const survey = await findSurvey(db, carehome_id, survey_id);
  if (!survey || survey.published_at === null) throw notFound();
  const home = await findAskingHome(db, carehome_id, now);
  if (!includesSurveys(home.package_title) || home.has_expired || home.is_basic) throw notFound();
  return { survey, home, today: dayIn(home.time_zone, now) };
}

/** Holds the survey, so that it is not counted to the end in the middle. */
export async function findOpen(db: Db, key: SurveyKey, now: Date) {
  await holdSurvey(db, key.carehome_id, key.survey_id);
  const asked = await findAsked(db, key, now);
  const state = surveyState(asked.survey, asked.today);
  if (state === 'scheduled') throw invalid({ survey_id: ['This survey has not opened yet.'] });
  if (state !== 'open') throw invalid({ survey_id: ['This survey has closed. Thank you.'] });
  return asked;
}

export function check({ questions, allow_proxy }: SurveyRecord, { mode, answers }: Given) {
  if (mode === 'proxy' && !allow_proxy)
    throw invalid({ mode: ['Only the person can answer this survey, not someone for them.'] });
  const problems = checkAnswers(questions, answers);
  if (Object.keys(problems).length > 0)
    throw invalid(
      Object.fromEntries(Object.entries(problems).map(([key, texts]) => [`answers.${key}`, texts])),
    );
}

const hashToken = (kind: 'token' | 'client', value: string) =>
  createHash('sha256').update(`${kind} ${value}`).digest();

/** No time, user, address or device; the token is kept as a hash only. */
export const saveAnonymously = (
  db: Db,
  { carehome_id, id: survey_id }: SurveyRecord,
  { helper_role, ...given }: Given,
  by: { token: string } | { client_uuid: string },
) =>
  queueAnswer(db, {
    carehome_id,
    survey_id,
    token_hash: 'token' in by ? hashToken('token', by.token) : hashToken('client', by.client_uuid),
    ...given,
    helper_role: helper_role ?? '',
  });

/** Counted in the same transaction, once for each device's id and person. */
export async function saveByName(
  db: Db,
  survey: SurveyRecord,
  given: Given,
  by: {
    client_uuid: string;
    respondent_id: string | null;
    resident_id: string | null;
    today: string;
  },
) {
  const { carehome_id, id: survey_id, is_always_open } = survey;
  const { today, ...ids } = by;
  const isNew = await insertEntry(db, {
    carehome_id,
    survey_id,
    ...ids,
    ...given,
    completed_on: today,
  });
  if (isNew)
    await countEntries(db, survey, {
      entries: [{ ...given, helper_role: given.helper_role ?? '' }],
      month: is_always_open ? today.slice(0, 7) : '',
    });
}
