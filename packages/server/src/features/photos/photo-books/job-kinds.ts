import { defineJob } from '../../../jobs/queue.ts';

export const makeBook = defineJob<{ carehome_id: string; copy_id: string }>()('make-photo-book', {
  pace: 'slow',
  changes: ['photo-books', 'gazettes'],
});
