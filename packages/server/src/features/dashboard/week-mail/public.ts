export { mailWeek } from './job-kinds.ts';
export { claimDue } from './queries.ts';
