export { hasActions } from './queries.ts';
export { deletePastActions } from './retention-queries.ts';
