export { hasActions, listSurveyActions } from './queries.ts';
export { deletePastActions } from './retention-queries.ts';
