import { SurveyInput } from '@relish/shared/surveys/surveys/contract.ts';

import type { SurveyRecord } from './queries.ts';

/** A copy takes over the contract's own fields, so that a new one is copied too. */
export const pickInput = (row: SurveyRecord) =>
  Object.fromEntries(
    Object.keys(SurveyInput.shape).map((key) => [key, row[key as keyof SurveyInput]]),
  ) as SurveyInput;
