import { defineJob } from '../../../jobs/queue.ts';

export const mailEmailChangeConfirm = defineJob<{ change_id: string }>()(
  'mail-email-change-confirm',
);
export const mailEmailChangeNotice = defineJob<{ change_id: string }>()('mail-email-change-notice');
