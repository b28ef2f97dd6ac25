import type { Output } from '@relish/shared/calls.ts';

import { useCall, useCallMutation } from '../../../api/hooks.ts';

export type SurveyResults = Output<'survey-results/get'>;
export type QuestionResult = SurveyResults['own'][number];
export type SurveyTexts = Output<'survey-results/texts'>;
export type Trend = Output<'survey-results/trend'>[number];

interface Options {
  enabled: boolean;
}

export const useResults = (id: string, options: Options) =>
  useCall('survey-results/get', { id }, options);
export const useTexts = (id: string) => useCall('survey-results/texts', { id });
export const useTrend = (id: string) => useCall('survey-results/trend', { id });
export const useComparison = (id: string) => useCall('survey-results/compare', { id });
export const usePrintResults = () => useCallMutation('survey-results/print');
export const useMarkText = () => useCallMutation('survey-results/mark');
