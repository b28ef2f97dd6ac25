import type { CallName, Output } from '@relish/shared/calls.ts';

import { useCall, useCallMutation } from '../../api/hooks.ts';

export type Beginning = Output<'reports/beginning'>;
export type PersonHere = Beginning['people'][number];
export type Template = Beginning['templates'][number];
export type Report = Output<'reports/get'>;
export type PersonInReport = Report['participations'][number];
export type ReportVersion = Output<'reports/history'>[number];

/** Everything that shows records: whatever changes one makes these old. */
export const RECORDS_SHOWN: CallName[] = [
  'dashboard/home',
  'reports/get',
  'reports/history',
  'reports/beginning',
  'reports/list',
  'reports/calendar',
  'reports/timeline',
];

export const useBeginning = () => useCall('reports/beginning', {});
export const useReport = (id: string | undefined) =>
  useCall('reports/get', { id: id ?? '' }, { enabled: id !== undefined });
export const useReportHistory = (id: string, enabled: boolean) =>
  useCall('reports/history', { id }, { enabled });
export const useVoidReport = () => useCallMutation('reports/void', { refreshes: RECORDS_SHOWN });
export const useKeepTemplate = () =>
  useCallMutation('report-templates/add', { refreshes: ['reports/beginning'] });
export const useRemoveTemplate = () =>
  useCallMutation('report-templates/delete', { refreshes: ['reports/beginning'] });
