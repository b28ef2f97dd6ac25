import type { Output } from '@relish/shared/calls.ts';

import { useCall, useCallMutation } from '../../../api/hooks.ts';

export type Event = Output<'events/get'>;
export type Guest = Output<'replies/list'>['coming'][number];

export const useReplies = (event_id: string) => useCall('replies/list', { event_id });
export const useNotSeen = (event_id: string) => useCall('replies/not-seen', { event_id });
export const useAccept = () => useCallMutation('replies/accept');
export const useWithdraw = () => useCallMutation('replies/withdraw');
export const useSeen = () => useCallMutation('replies/seen');
export const usePutDown = () => useCallMutation('replies/put-down');
export const useTakeOff = () => useCallMutation('replies/take-off');
