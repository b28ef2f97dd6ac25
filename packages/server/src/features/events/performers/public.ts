export { findPapers, listRestDays } from './queries.ts';
