import { dayIn } from '@relish/shared/days.ts';
import { ENTRY_MODES } from '@relish/shared/surveys/survey-entries/choices.ts';
import type { SurveyResults } from '@relish/shared/surveys/survey-results/contract.ts';
import { responseRate } from '@relish/shared/surveys/survey-results/figures.ts';
import {
  type PublishedResults,
  publishResults,
} from '@relish/shared/surveys/survey-results/publish.ts';
import type { CountRow } from '@relish/shared/surveys/survey-results/tally.ts';
import { surveyState } from '@relish/shared/surveys/surveys/choices.ts';

import type { SurveyRecord } from '../surveys/public.ts';
import type { TotalRow } from './queries.ts';

export interface Today {
  time_zone: string;
  now: Date;
}

type ResultState = SurveyResults['state'];

const EMPTY: PublishedResults = { own: [], proxy: [], groups: [], months: [] };

/** Once only: figures that grow would reveal each new answer by subtraction. */
export function findResultState(survey: SurveyRecord, { time_zone, now }: Today): ResultState {
  if (survey.counted_at !== null || survey.is_always_open) return 'published';
  const state = surveyState(survey, dayIn(time_zone, now));
  return state === 'closed' ? 'counting' : 'open';
}

/** Months before this one are complete. Surveys with an end have no months. */
export const findFirstOpenMonth = (survey: SurveyRecord, { time_zone, now }: Today): string =>
  survey.is_always_open && survey.counted_at === null ? dayIn(time_zone, now).slice(0, 7) : '9999';

export function readPublished(
  survey: SurveyRecord,
  rows: readonly CountRow[],
  today: Today,
): PublishedResults {
  if (findResultState(survey, today) !== 'published') return EMPTY;
  const before = findFirstOpenMonth(survey, today);
  return publishResults(
    survey,
    rows.filter(({ month }) => month < before),
  );
}

export function readParticipation(survey: SurveyRecord, totals: readonly TotalRow[]) {
  const add = (isMeant: (row: TotalRow) => boolean) =>
    totals.reduce((sum, row) => sum + (isMeant(row) ? row.n : 0), 0);
  const from_poster = add(({ channel }) => channel === 'poster');
  const entries = add(() => true);
  return {
    entries,
    invited: survey.invited,
    response_rate: responseRate(entries - from_poster, survey.invited),
    from_poster,
    by_mode: ENTRY_MODES.map((mode) => ({ mode, entries: add((row) => row.mode === mode) })),
  };
}
