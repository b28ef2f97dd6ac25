export { logAlert } from './log-alert.ts';
export { areResidents, listColleagues, listNamedResidents } from './people-queries.ts';
export { canReadFeedback } from './can-read.ts';
export { deletePastFeedback } from './retention-queries.ts';
