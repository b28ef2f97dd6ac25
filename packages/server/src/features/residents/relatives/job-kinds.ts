import { defineJob } from '../../../jobs/queue.ts';

export const mailRelativeLinked = defineJob<{ user_id: string; carehome_id: string }>()(
  'mail-relative-linked',
);
