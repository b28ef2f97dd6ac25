import type { Output } from '@relish/shared/calls.ts';

import { useCall, useCallMutation } from '../../../api/hooks.ts';

export type SurveyRow = Output<'surveys/list'>[number];
export type ManagedSurvey = Output<'surveys/get'>;

export const useSurveys = (options?: { enabled?: boolean }) => useCall('surveys/list', {}, options);
export const useSurvey = (id: string) => useCall('surveys/get', { id }, { enabled: id !== '' });
export const useAddSurvey = () => useCallMutation('surveys/add');
export const useEditSurvey = () => useCallMutation('surveys/edit');
export const usePublishSurvey = () => useCallMutation('surveys/publish');
export const useCloseSurvey = () => useCallMutation('surveys/close');
export const useArchiveSurvey = () => useCallMutation('surveys/archive');
export const useCopySurvey = () => useCallMutation('surveys/copy');
/** The page that shows the survey leaves at once, so it is not asked for again. */
export const useDeleteSurvey = () => useCallMutation('surveys/delete', { leaves: ['surveys/get'] });
export const usePrintPoster = () => useCallMutation('surveys/print-poster');
export const usePrintForm = () => useCallMutation('surveys/print-form');
export const usePosterLink = () => useCallMutation('surveys/poster');
