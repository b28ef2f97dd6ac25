import { defineJob } from '../../../jobs/queue.ts';

export const pushNotice = defineJob<{ carehome_id: string; notice_id: string }>()('push-notice');
