import { defineJob } from '../../../jobs/queue.ts';

export const pushAlert = defineJob<{
  carehome_id: string;
  /** The author of the message, who is not notified. */
  author_id: string;
}>()('push-alert');
