export { listCopies, recordCopies } from './queries.ts';
