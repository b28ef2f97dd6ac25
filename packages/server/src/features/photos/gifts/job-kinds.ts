import { defineJob } from '../../../jobs/queue.ts';

export const makeGift = defineJob<{ carehome_id: string; gift_id: string }>()('make-gift', {
  pace: 'slow',
  changes: ['gifts'],
});
