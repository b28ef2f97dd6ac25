import { randomUUID } from 'node:crypto';

import { type QuestionInput, SurveyInput } from '@relish/shared/surveys/surveys/contract.ts';

import type { Db } from '../../../db/database.ts';
import { countEntries, type EntryToCount } from '../survey-results/public.ts';
import { findSurvey, makeSurvey, type SurveyKeys, updateSurvey } from '../surveys/make.ts';
import { countInvited, countResidents, inviteAll, isAskedOneByOne } from './queries.ts';

export interface SurveyToMake {
  survey: Omit<SurveyInput, 'questions'> & { questions: QuestionInput[] };
  openedAt: Date;
  /** Null while it is open. */
  closedAt: Date | null;
  entries: readonly EntryToCount[];
}

/** Without mails. */
export async function makeAnsweredSurvey(
  db: Db,
  {
    carehomeId,
    managerId,
    key: tokenKey,
  }: { carehomeId: string; managerId: string; key: SurveyKeys },
  { survey: input, openedAt, closedAt, entries }: SurveyToMake,
) {
  const survey = SurveyInput.parse(input);
  const set_id = randomUUID();
  const id = await makeSurvey(db, survey, {
    carehomeId,
    managerId,
    key: tokenKey,
    set_id,
    at: openedAt,
  });
  const key = { carehome_id: carehomeId, survey_id: id };
  const isInvited = isAskedOneByOne(survey.audience);
  if (isAskedOneByOne(survey.audience)) await inviteAll(db, key, survey.audience, openedAt);
  const invited = isInvited ? await countInvited(db, key) : await countResidents(db, carehomeId);
  await updateSurvey(db, carehomeId, id, {
    opened_at: openedAt,
    invited,
    ...(closedAt && { closed_at: closedAt, counted_at: closedAt, key_sealed: null }),
  });
  const made = await findSurvey(db, carehomeId, id);
  if (made && entries.length > 0) await countEntries(db, made, { entries, month: '' });
  return id;
}
