import type { Input, Output } from '@relish/shared/calls.ts';
import type { FeedbackFilter, FeedbackKind } from '@relish/shared/surveys/feedback/choices.ts';
import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';

import type { ApiError } from '../../../api/api-error.ts';
import { read } from '../../../api/client.ts';
import { useCall, useCallMutation } from '../../../api/hooks.ts';

type Page = Output<'feedback/list'>;
type After = Page['next'];
export type FeedbackRow = Page['rows'][number];
export type Feedback = Output<'feedback/get'>;
export type Promised = Output<'feedback/promise'>;
export type FeedbackSent = Input<'feedback/add'>;

const LIST = 'feedback/list';

export const useFeedbackList = (wanted: { kind: FeedbackKind | null; filter: FeedbackFilter }) =>
  useInfiniteQuery<Page, ApiError, InfiniteData<Page, After>, [string, object], After>({
    queryKey: [LIST, wanted],
    queryFn: ({ pageParam, signal }) => read(LIST, { ...wanted, after: pageParam }, { signal }),
    initialPageParam: null,
    getNextPageParam: ({ next }) => next ?? undefined,
  });

export const useFeedback = (id: string) => useCall('feedback/get', { id });
export const useFeedbackCount = (enabled: boolean) => useCall('feedback/count', {}, { enabled });
export const useThanks = (enabled: boolean) => useCall('feedback/thanks', {}, { enabled });
export const useAddFeedback = () => useCallMutation('feedback/add');
export const useEditFeedback = () => useCallMutation('feedback/edit');
export const useAcknowledge = () => useCallMutation('feedback/acknowledge');
export const useAnswer = () => useCallMutation('feedback/answer');
export const useReopenFeedback = () => useCallMutation('feedback/reopen');
export const useShareFeedback = () => useCallMutation('feedback/share');
export const useVoidFeedback = () => useCallMutation('feedback/void');
export const useRestoreFeedback = () => useCallMutation('feedback/restore');
export const usePromise = () => useCall('feedback/promise', {});
export const useSetPromise = () => useCallMutation('feedback/set-promise');
