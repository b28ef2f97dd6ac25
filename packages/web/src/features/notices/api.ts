import type { CallName, Output } from '@relish/shared/calls.ts';

import { useCall, useCallMutation } from '../../api/hooks.ts';

export type BoardNotice = Output<'dashboard/notice-board'>[number];
export type ManagedNotice = Output<'notices/get'>;

const SHOWN: CallName[] = [
  'notices/list',
  'notices/get',
  'notices/receipts',
  'dashboard/notice-board',
  'dashboard/home',
];

export const useNoticeBoard = (options?: { enabled?: boolean }) =>
  useCall('dashboard/notice-board', {}, options);
export const useReadNotices = () =>
  useCallMutation('notices/read', { refreshes: ['dashboard/notice-board', 'dashboard/home'] });

export const useNotices = () => useCall('notices/list', {});
export const useNotice = (id: string) => useCall('notices/get', { id });
export const useReceipts = (id: string) => useCall('notices/receipts', { id });
export const useAddNotice = () => useCallMutation('notices/add', { refreshes: SHOWN });
export const useEditNotice = () => useCallMutation('notices/edit', { refreshes: SHOWN });
export const useWithdrawNotice = () => useCallMutation('notices/withdraw', { refreshes: SHOWN });
export const usePublishAgain = () => useCallMutation('notices/publish-again', { refreshes: SHOWN });
export const usePinNotice = () => useCallMutation('notices/pin', { refreshes: SHOWN });
