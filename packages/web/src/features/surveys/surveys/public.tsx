export { SurveysLocked } from './surveys-locked.tsx';
export { AUDIENCE_WORDS, formatDates, STATE_WORDS } from './survey-words.ts';
export { SurveyPending } from './survey-pending.tsx';
export { SurveyActions } from './survey-actions.tsx';
