import { defineJob } from '../../../jobs/queue.ts';

export const countWeeks = defineJob<{
  carehome_id: string;
  /** How many of the last weeks. */
  weeks: number;
}>()('count-weeks', { pace: 'slow', changes: ['comparison'] });
