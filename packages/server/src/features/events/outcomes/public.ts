export { countOutcomes } from './queries.ts';
export { queueQuestions } from './regular-work.ts';
