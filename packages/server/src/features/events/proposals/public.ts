export { linkEvent, openToPlan } from './plan.ts';
export { deletePastProposals } from './queries.ts';
