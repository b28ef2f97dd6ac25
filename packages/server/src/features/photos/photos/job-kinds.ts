import { defineJob } from '../../../jobs/queue.ts';

/** That the home has answered a suggested photo. */
export const tellSuggester = defineJob<{ carehome_id: string; photo_id: string }>()(
  'tell-suggester',
);
