import { defineJob } from '../../../jobs/queue.ts';

interface PublishedWeek {
  carehome_id: string;
  week: string;
  event_ids: string[];
}

/** Queues one message for each person who sees one of the events. */
export const announceWeek = defineJob<PublishedWeek & { published_by: string }>()('announce-week');

export const tellWeek = defineJob<PublishedWeek & { user_id: string }>()('tell-week');
