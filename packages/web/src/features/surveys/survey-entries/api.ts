import type { Output } from '@relish/shared/calls.ts';

import { useCall } from '../../../api/hooks.ts';

export type AnswerableSurvey = Output<'survey-entries/open'>;
export type WaitingSurvey = Output<'survey-entries/waiting'>[number];

export const useWaitingSurveys = (options?: { enabled?: boolean }) =>
  useCall('survey-entries/waiting', {}, options);
export const useAnswerableSurvey = (survey_id: string) =>
  useCall('survey-entries/open', { survey_id }, { enabled: survey_id !== '' });
