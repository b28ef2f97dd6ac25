import { defineJob } from '../../../jobs/queue.ts';

export const pushNotice = defineJob<{ carehome_id: string; notice_id: string }>()('push-notice');

/** When a notice appears or ends by its own time, which no call does. */
export const refreshBoard = defineJob<{ carehome_id: string }>()('refresh-board');
