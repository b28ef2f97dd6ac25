export { deletePastProposals } from './queries.ts';
