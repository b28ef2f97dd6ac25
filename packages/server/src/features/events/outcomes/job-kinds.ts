import { defineJob } from '../../../jobs/queue.ts';

/** One notification to the lead of events that ended today. */
export const askOutcome = defineJob<{
  carehome_id: string;
  user_id: string;
  event_ids: string[];
}>()('ask-outcome');
