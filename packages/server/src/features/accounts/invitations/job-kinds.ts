import { defineJob } from '../../../jobs/queue.ts';

export const mailInvitation = defineJob<{ invitation_id: string }>()('mail-invitation');
