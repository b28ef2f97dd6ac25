import { defineJob } from '../../../jobs/queue.ts';

export const deleteDemo = defineJob<{ demo_id: string }>()('delete-demo', { pace: 'slow' });
export const prepareDemo = defineJob<{ kind: string }>()('prepare-demo', { pace: 'slow' });
