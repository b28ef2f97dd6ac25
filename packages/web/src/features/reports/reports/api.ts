import type { Output } from '@relish/shared/calls.ts';

import { useCall, useCallMutation } from '../../../api/hooks.ts';

export type Beginning = Output<'reports/beginning'>;
export type PersonHere = Beginning['people'][number];
export type Template = Beginning['templates'][number];
export type Report = Output<'reports/get'>;
export type PersonInReport = Report['participations'][number];
export type ReportVersion = Output<'reports/history'>[number];

export const useBeginning = () => useCall('reports/beginning', {});
export const useReport = (id: string | undefined) =>
  useCall('reports/get', { id: id ?? '' }, { enabled: id !== undefined });
export const useReportHistory = (id: string, enabled: boolean) =>
  useCall('reports/history', { id }, { enabled });
export const useVoidReport = () => useCallMutation('reports/void');
export const useDecideSharing = () => useCallMutation('reports/decide-sharing');
export const useKeepTemplate = () => useCallMutation('reports/add-template');
export const useRemoveTemplate = () => useCallMutation('reports/delete-template');
