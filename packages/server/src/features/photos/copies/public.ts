export { recordCopies } from './queries.ts';
