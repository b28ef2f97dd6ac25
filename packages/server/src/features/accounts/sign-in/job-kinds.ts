import { defineJob } from '../../../jobs/queue.ts';

export const mailConfirmEmail = defineJob<{ user_id: string }>()('mail-confirm-email');
export const mailPasswordReset = defineJob<{ email: string; address: string }>()(
  'mail-password-reset',
);
export const mailPasswordChanged = defineJob<{ user_id: string }>()('mail-password-changed');
