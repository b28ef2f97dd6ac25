import { defineJob } from '../../../jobs/queue.ts';

export const makeDocument = defineJob<{ carehome_id: string; document_id: string }>()(
  'make-document',
  { pace: 'slow', changes: ['documents'] },
);
