export { countWeeks } from './job-kinds.ts';
export { WEEKS_COUNTED, claimUncounted } from './queries.ts';
