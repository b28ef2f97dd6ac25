import { defineJob } from '../../../jobs/queue.ts';

export const mailWeek = defineJob<{ carehome_id: string; user_id: string }>()('mail-week');
