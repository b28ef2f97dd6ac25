import { defineJob } from '../../../jobs/queue.ts';

/** Replies of one person to events of tomorrow. */
export const remindGuest = defineJob<{ carehome_id: string; reply_ids: string[] }>()(
  'remind-guest',
);
