import { defineJob } from '../../../jobs/queue.ts';

/** That a compliment was shared with a colleague. */
export const tellCompliment = defineJob<{ carehome_id: string; user_id: string }>()(
  'tell-compliment',
);
