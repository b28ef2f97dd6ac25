export { closeForgottenEntries, deletePastVisitors } from './entry-queries.ts';
