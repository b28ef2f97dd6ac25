import type { Input, Output } from '@relish/shared/calls.ts';
import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';

import type { ApiError } from '../../../api/api-error.ts';
import { call, read } from '../../../api/client.ts';
import { useCall, useCallMutation } from '../../../api/hooks.ts';
import { refreshAfter } from '../../../api/refresh.ts';
import { useLastingMutation } from '../../../api/use-lasting-mutation.ts';

type Page = Output<'photos/feed'>;
type Place = Page['next'];
export type FeedPhoto = Page['photos'][number];
export type OwnSuggestion = Output<'photos/suggestions'>[number];
/** The words of the family begin the story in About me. */
export type AnsweredPhoto = Pick<WaitingSuggestion, 'id' | 'caption' | 'story'>;
export type WaitingSuggestion = Output<'photos/list'>['photos'][number];

const FEED = 'photos/feed';

export const useFeed = (resident_id: string | undefined) =>
  useInfiniteQuery<
    Page,
    ApiError,
    InfiniteData<Page, Place>,
    [string, { resident_id?: string | undefined }],
    Place
  >({
    queryKey: [FEED, { resident_id }],
    queryFn: ({ pageParam, signal }) =>
      read(FEED, { resident_id, after: pageParam, limit: 10 }, { signal }),
    initialPageParam: null,
    getNextPageParam: ({ next }) => next ?? undefined,
  });

export const useNewestPhoto = (resident_id: string, enabled: boolean) =>
  useCall(FEED, { resident_id, limit: 1 }, { enabled });

export const useOwnSuggestions = (resident_id: string | undefined) =>
  useCall('photos/suggestions', { resident_id });
export const useSuggest = () => useCallMutation('photos/suggest');
export const useDownloadPhoto = () => useCallMutation('photos/download', { leaves: [FEED] });

export const useToAnswer = (enabled: boolean) => useCall('photos/to-answer', {}, { enabled });
export const useSuggestions = (enabled: boolean) =>
  useCall('photos/list', { state: 'pending', limit: 100 }, { enabled });
export const useAnswer = () => useCallMutation('photos/answer');

type Thanks = { heart: boolean; text: string | null };

/** Optimistic update, rolled back on failure. */
export function useThank(photo: FeedPhoto) {
  const queries = useQueryClient();
  const show = (own_thanks: Thanks | null) =>
    queries.setQueriesData<InfiniteData<Page> | Page>({ queryKey: [FEED] }, (found) => {
      if (!found) return found;
      const change = (page: Page): Page => ({
        ...page,
        photos: page.photos.map((each) => (each.id === photo.id ? { ...each, own_thanks } : each)),
      });
      return 'pages' in found ? { ...found, pages: found.pages.map(change) } : change(found);
    });
  return useLastingMutation<object, Thanks>({
    mutationFn: (thanks) =>
      call('photos/thank', { id: photo.id, ...thanks } satisfies Input<'photos/thank'>),
    onMutate: ({ heart, text }) => show(heart || text !== null ? { heart, text } : null),
    onError: () => show(photo.own_thanks),
    onSettled: () => refreshAfter(queries, 'photos/thank', { leaves: 'all' }),
  });
}
