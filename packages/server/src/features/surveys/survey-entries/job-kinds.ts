import { defineJob } from '../../../jobs/queue.ts';

export const mailSurvey = defineJob<{
  carehome_id: string;
  survey_id: string;
  user_id: string;
}>()('mail-survey');
