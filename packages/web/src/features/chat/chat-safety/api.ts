import type { Input, Output } from '@relish/shared/calls.ts';
import type { AlertState } from '@relish/shared/chat/chat-safety/choices.ts';
import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';

import type { ApiError } from '../../../api/api-error.ts';
import { read } from '../../../api/client.ts';
import { useCall, useCallMutation } from '../../../api/hooks.ts';

type Page = Output<'chat-safety/list'>;
type After = Page['next'];
export type ChatAlert = Page['alerts'][number];
export type Reported = Input<'chat-safety/report'>;
export type Pausing = Input<'chat-safety/pause'>;

const LIST = 'chat-safety/list';

export const useChatAlerts = (state: AlertState) =>
  useInfiniteQuery<Page, ApiError, InfiniteData<Page, After>, [string, object], After>({
    queryKey: [LIST, { state }],
    queryFn: ({ pageParam, signal }) => read(LIST, { state, after: pageParam }, { signal }),
    initialPageParam: null,
    getNextPageParam: ({ next }) => next ?? undefined,
  });

export const useAlertCount = (enabled: boolean) => useCall('chat-safety/count', {}, { enabled });

export const useReportMessage = () => useCallMutation('chat-safety/report');
export const useSettleAlert = () => useCallMutation('chat-safety/settle');
export const useReopenAlert = () => useCallMutation('chat-safety/reopen');
export const useLogComplaint = () => useCallMutation('chat-safety/log-complaint');
export const useHideMessage = () => useCallMutation('chat-safety/hide-message');

// These change who may write, not the messages.
const leaves = ['messages/list'] as const;
export const usePause = () => useCallMutation('chat-safety/pause', { leaves });
export const useEndPause = () => useCallMutation('chat-safety/end-pause', { leaves });
