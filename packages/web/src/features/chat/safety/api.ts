import type { Input, Output } from '@relish/shared/calls.ts';
import type { AlertState } from '@relish/shared/chat/safety/choices.ts';
import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';

import type { ApiError } from '../../../api/api-error.ts';
import { read } from '../../../api/client.ts';
import { useCall, useCallMutation } from '../../../api/hooks.ts';

type Page = Output<'chat-alerts/list'>;
type After = Page['next'];
export type ChatAlert = Page['alerts'][number];
export type Reported = Input<'messages/report'>;
export type Pausing = Input<'threads/pause'>;

const LIST = 'chat-alerts/list';

export const useChatAlerts = (state: AlertState) =>
  useInfiniteQuery<Page, ApiError, InfiniteData<Page, After>, [string, object], After>({
    queryKey: [LIST, { state }],
    queryFn: ({ pageParam, signal }) => read(LIST, { state, after: pageParam }, { signal }),
    initialPageParam: null,
    getNextPageParam: ({ next }) => next ?? undefined,
  });

export const useAlertCount = (enabled: boolean) => useCall('chat-alerts/count', {}, { enabled });

export const useReportMessage = () => useCallMutation('messages/report');
export const useSettleAlert = () => useCallMutation('chat-alerts/settle');
export const useLogComplaint = () => useCallMutation('chat-alerts/log-complaint');
export const useHideMessage = () => useCallMutation('chat-alerts/hide-message');

// These change who may write, not the messages.
const leaves = ['messages/list'] as const;
export const usePause = () => useCallMutation('threads/pause', { leaves });
export const useEndPause = () => useCallMutation('threads/end-pause', { leaves });
