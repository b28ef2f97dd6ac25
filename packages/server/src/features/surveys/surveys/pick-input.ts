import type { SurveyInput } from '@relish/shared/surveys/surveys/contract.ts';

import type { SurveyRecord } from './queries.ts';

/** What a copy takes over: texts and settings, without its state. */
export function pickInput(row: SurveyRecord): SurveyInput {
  const {
    title,
    intro,
    audience,
    anonymous,
    allow_proxy,
    is_always_open,
    opens_on,
    closes_on,
    languages,
    translations,
    template,
    attribution,
    group_key,
    questions,
  } = row;
  return {
    title,
    intro,
    audience,
    anonymous,
    allow_proxy,
    is_always_open,
    opens_on,
    closes_on,
    languages,
    translations,
    template,
    attribution,
    group_key,
    questions,
  };
}
