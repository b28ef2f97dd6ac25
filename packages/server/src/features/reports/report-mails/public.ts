export { mailReport } from './job-kinds.ts';
export { listWaiting, noteOpened } from './queries.ts';
