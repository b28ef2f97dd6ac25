import type { SurveyInput } from '@relish/shared/surveys/surveys/contract.ts';

import type { Db } from '../../../db/database.ts';
import type { makeSurveyKey } from './keys.ts';
import { insertSurvey } from './queries.ts';

export { makeSurveyKey } from './keys.ts';
export { findSurvey, updateSurvey } from './queries.ts';

export type SurveyKeys = Awaited<ReturnType<typeof makeSurveyKey>>;

/** Published. */
export const makeSurvey = (
  db: Db,
  survey: SurveyInput,
  by: { carehomeId: string; managerId: string; key: SurveyKeys; set_id: string; at: Date },
): Promise<string> =>
  insertSurvey(db, survey, {
    carehome_id: by.carehomeId,
    set_id: by.set_id,
    published_at: by.at,
    ...(survey.anonymous && by.key),
    created_by: by.managerId,
    created_at: by.at,
    updated_by: by.managerId,
    updated_at: by.at,
  });
