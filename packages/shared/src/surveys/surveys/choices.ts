export const SURVEY_AUDIENCES = ['resident', 'relative', 'staff', 'professional'] as const;
export type SurveyAudience = (typeof SURVEY_AUDIENCES)[number];

export const SURVEY_STATES = ['draft', 'scheduled', 'open', 'closed', 'archived'] as const;
export type SurveyState = (typeof SURVEY_STATES)[number];

export const SURVEY_LIMITS = {
  title: 120,
  intro: 1000,
  questions: 60,
  question: 200,
  help: 300,
  section: 80,
  options: 12,
  option: 80,
  languages: 10,
  /** An answer in one's own words. */
  text: 1000,
  reason: 500,
  theme: 60,
  /** How far ahead a survey can open, and how long one with an end stays open. */
  days: 366,
} as const;

/** No figure is published about fewer answers; fixed, so that it cannot change in the middle of a survey. */
export const MIN_GROUP = 5;
/** Figures about fewer answers are shown in grey. */
export const GREY_BELOW = 10;

interface Times {
  published_at: string | null;
  closed_at: string | null;
  archived_at: string | null;
  opens_on: string | null;
  closes_on: string | null;
}

/** By the home's own date: a survey closes when `closes_on` is over. */
export function surveyState(survey: Times, today: string): SurveyState {
  if (survey.archived_at !== null) return 'archived';
  if (survey.published_at === null) return 'draft';
  if (survey.closed_at !== null) return 'closed';
  if (survey.closes_on !== null && survey.closes_on < today) return 'closed';
  return survey.opens_on !== null && survey.opens_on > today ? 'scheduled' : 'open';
}
