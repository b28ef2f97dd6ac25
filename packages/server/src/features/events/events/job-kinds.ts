import { defineJob } from '../../../jobs/queue.ts';

export const tellGuests = defineJob<{
  carehome_id: string;
  event_ids: string[];
  what: 'moved' | 'cancelled' | 'restored';
}>()('tell-guests');

/** Replies that moved from the waiting list to a place. */
export const tellPromoted = defineJob<{ carehome_id: string; reply_ids: string[] }>()(
  'tell-promoted',
);

export const extendSeries = defineJob<Record<string, never>>()('extend-series');
