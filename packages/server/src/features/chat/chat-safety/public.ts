export { flagWords } from './flag-words.ts';
export { listPauses } from './pause-queries.ts';
export { listReported } from './raise-queries.ts';
