import { defineJob } from '../../../jobs/queue.ts';

export const mailReport = defineJob<{ carehome_id: string; mail_id: string }>()('mail-report', {
  changes: ['documents'],
});
