import { defineJob } from '../../../jobs/queue.ts';

export const answerInDemo = defineJob<{
  carehome_id: string;
  thread_id: string;
  /** The message of the home that is answered. */
  number: number;
}>()('answer-in-demo');
