import type { Input, Output } from '@relish/shared/calls.ts';
import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';

import type { ApiError } from '../../../api/api-error.ts';
import { read } from '../../../api/client.ts';
import { useCall, useCallMutation } from '../../../api/hooks.ts';

type Page = Output<'threads/list'>;
type After = Page['next'];
export type ThreadRow = Page['threads'][number];
export type Thread = Output<'threads/get'>;
export type ThreadFilter = NonNullable<Input<'threads/list'>['filter']>;
export type FamilyRow = Output<'threads/families'>[number];

const LIST = 'threads/list';

export const useThreads = (filter: ThreadFilter, enabled = true) =>
  useInfiniteQuery<Page, ApiError, InfiniteData<Page, After>, [string, object], After>({
    queryKey: [LIST, { filter }],
    queryFn: ({ pageParam, signal }) => read(LIST, { filter, after: pageParam }, { signal }),
    initialPageParam: null,
    getNextPageParam: ({ next }) => next ?? undefined,
    enabled,
  });

export const useThread = (id: string) => useCall('threads/get', { id });
export const useUnread = (enabled = true) => useCall('threads/unread', {}, { enabled });
export const useFamilies = () => useCall('threads/families', {});

// These change what is known about a thread, not its messages.
const leaves = ['messages/list'] as const;

export const useOpenPrivate = () => useCallMutation('threads/open-private', { leaves });
export const useAssign = () => useCallMutation('threads/assign', { leaves });
export const useNeedNoAnswer = () => useCallMutation('threads/need-no-answer', { leaves });
export const useCloseThread = () => useCallMutation('threads/close', { leaves });
export const useReopenThread = () => useCallMutation('threads/reopen', { leaves });
export const useSilence = () => useCallMutation('threads/silence', { leaves });
