export { insertAudit, insertAudits } from './queries.ts';
