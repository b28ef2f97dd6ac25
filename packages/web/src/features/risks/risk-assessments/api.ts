import type { Input, Output } from '@relish/shared/calls.ts';
import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';

import type { ApiError } from '../../../api/api-error.ts';
import { read } from '../../../api/client.ts';
import { useCall, useCallMutation } from '../../../api/hooks.ts';

type Page = Output<'risk-assessments/list'>;
type After = Page['next'];
export type RiskRow = Page['rows'][number];
export type RiskAssessment = Output<'risk-assessments/get'>;
export type Cover = Output<'risk-assessments/cover'>[number];
export type RiskStart = Input<'risk-assessments/start'> | { from: 'event'; event_id: string };
export type RiskFilter = Omit<Input<'risk-assessments/list'>, 'cursor'>;

const LIST = 'risk-assessments/list';
const NOTHING = { from: 'template', template: '' } as const;

export const useRisks = (wanted: RiskFilter) =>
  useInfiniteQuery<Page, ApiError, InfiniteData<Page, After>, [string, object], After>({
    queryKey: [LIST, wanted],
    queryFn: ({ pageParam, signal }) => read(LIST, { ...wanted, cursor: pageParam }, { signal }),
    initialPageParam: null,
    getNextPageParam: ({ next }) => next ?? undefined,
  });

export const useRiskSummary = (enabled = true) =>
  useCall('risk-assessments/summary', {}, { enabled });
export const useRisksOf = (resident_id: string) => useCall(LIST, { resident_id });
export const useRisk = (id: string, version: number | null = null, enabled = true) =>
  useCall('risk-assessments/get', { id, version }, { enabled: enabled && id !== '' });
export const useRiskTemplates = () => useCall('risk-templates/list', {});

/** Events belong to a later area, which prefills from their place and people. */
export function useRiskStart(start: RiskStart) {
  const eventId = start.from === 'event' ? start.event_id : null;
  const other = start.from === 'event' ? NOTHING : start;
  const ofEvent = useCall(
    'outings/start-assessment',
    { event_id: eventId ?? '' },
    { enabled: eventId !== null },
  );
  const ofOther = useCall('risk-assessments/start', other, { enabled: eventId === null });
  return eventId === null ? ofOther : ofEvent;
}

export const useCover = (activityId: string | null, day: string | null, enabled: boolean) =>
  useCall(
    'risk-assessments/cover',
    { activity_ids: [activityId ?? ''], day: day ?? '' },
    { enabled: enabled && Boolean(activityId) && Boolean(day) },
  );
export const useRiskSettings = (enabled = true) =>
  useCall('risk-assessments/settings', {}, { enabled });

export const useSaveRiskSettings = () => useCallMutation('risk-assessments/save-settings');
export const useAddRisk = () => useCallMutation('risk-assessments/add');
export const useEditRisk = () => useCallMutation('risk-assessments/edit');
export const useSendRisk = () => useCallMutation('risk-assessments/send');
export const useWithdrawRisk = () => useCallMutation('risk-assessments/withdraw');
export const useApproveRisk = () => useCallMutation('risk-assessments/approve');
export const useReturnRisk = () => useCallMutation('risk-assessments/return');
export const useArchiveRisk = () => useCallMutation('risk-assessments/archive');
export const useCopyRisk = () => useCallMutation('risk-assessments/copy');
export const useFinishAction = () => useCallMutation('risk-assessments/finish-action');
export const usePrintRisk = () => useCallMutation('risk-assessments/print');
