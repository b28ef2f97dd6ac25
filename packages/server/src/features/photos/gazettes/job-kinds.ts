import { defineJob } from '../../../jobs/queue.ts';

export const makeGazette = defineJob<{
  carehome_id: string;
  resident_id: string;
  quarter: string;
}>()('make-gazette', { changes: ['gazettes', 'photo-books'] });
