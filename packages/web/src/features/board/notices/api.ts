import type { Output } from '@relish/shared/calls.ts';

import { useCall, useCallMutation } from '../../../api/hooks.ts';

export type BoardNotice = Output<'dashboard/notice-board'>[number];
export type ManagedNotice = Output<'notices/get'>;

export const useNoticeBoard = (options?: { enabled?: boolean }) =>
  useCall('dashboard/notice-board', {}, options);
export const useReadNotices = () => useCallMutation('notices/read');

export const useNotices = () => useCall('notices/list', {});
export const useNotice = (id: string) => useCall('notices/get', { id });
export const useReceipts = (id: string) => useCall('notices/receipts', { id });
export const useAddNotice = () => useCallMutation('notices/add');
export const useEditNotice = () => useCallMutation('notices/edit');
export const useWithdrawNotice = () => useCallMutation('notices/withdraw');
export const usePublishAgain = () => useCallMutation('notices/publish-again');
export const usePinNotice = () => useCallMutation('notices/pin');
