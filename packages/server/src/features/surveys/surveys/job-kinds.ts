import { defineJob } from '../../../jobs/queue.ts';

/** Opens, counts and closes a survey, as far as it is due. */
export const tendSurvey = defineJob<{ carehome_id: string; survey_id: string }>()('tend-survey');
