export { queueSurveyWork } from './tend.ts';
export { deletePastEntries } from './retention-queries.ts';
