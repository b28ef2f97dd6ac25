import { defineJob } from '../../../jobs/queue.ts';

export const pushMessages = defineJob<{
  carehome_id: string;
  thread_id: string;
  /** The message that caused it. */
  number: number;
}>()('push-messages');
export const mailMessages = defineJob<{ carehome_id: string; user_id: string }>()('mail-messages');
