import { defineJob } from '../../../jobs/queue.ts';
import type { PushDetails, PushText } from '../../../web-push/messages.ts';

export const pushSafetyChanged = defineJob<{ carehome_id: string }>()('push-safety-changed');
export const pushNeedsAttention = defineJob<{ carehome_id: string }>()('push-needs-attention');
export const pushNotification = defineJob<{
  subscription_id: string;
  user_id: string;
  text: PushText;
  /** Where the text says at which home. */
  carehome_id?: string;
  details?: PushDetails;
}>()('push-notification');
