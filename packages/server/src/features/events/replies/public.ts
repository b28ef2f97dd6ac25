export { type ComingReply, listComing } from './coming-queries.ts';
export { queueReminders } from './regular-work.ts';
