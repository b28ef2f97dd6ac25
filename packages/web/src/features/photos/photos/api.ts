import type { Input, Output } from '@relish/shared/calls.ts';
import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';

import type { ApiError } from '../../../api/api-error.ts';
import { call, read } from '../../../api/client.ts';
import { useCall, useCallMutation } from '../../../api/hooks.ts';
import { refreshAfter } from '../../../api/refresh.ts';
import { useLastingMutation } from '../../../api/use-lasting-mutation.ts';

type Page = Output<'photos/list'>;
type After = NonNullable<Input<'photos/list'>['after']> | null;
export type PhotoCard = Page['photos'][number];
export type PhotoChange = Input<'photos/save-many'>['change'];
export type DuplicateGroup = Output<'photos/duplicates'>['groups'][number];
export type AlbumMonths = Output<'photos/months'>;

/** Filters of the list and of its months. */
export type AlbumFilters = Pick<
  Input<'photos/list'>,
  'resident_id' | 'state' | 'for_display' | 'favourites'
>;

const LIST = 'photos/list';
const PAGE = 60;

/** `start` is where the first page begins, for a jump to a month. */
export const useAlbum = (filters: AlbumFilters, start: After) =>
  useInfiniteQuery<Page, ApiError, InfiniteData<Page, After>, [string, AlbumFilters, After], After>(
    {
      queryKey: [LIST, filters, start],
      queryFn: ({ pageParam, signal }) =>
        read(LIST, { ...filters, after: pageParam, limit: PAGE }, { signal }),
      initialPageParam: start,
      getNextPageParam: ({ next }) => next ?? undefined,
    },
  );

export const useMonths = (filters: AlbumFilters, enabled: boolean) =>
  useCall('photos/months', filters, { enabled });

export const useLatestPhotos = (resident_id: string, limit: number) =>
  useCall(LIST, { resident_id, limit });

export const useSaveMany = () => useCallMutation('photos/save-many');
export const useRemovePhotos = () => useCallMutation('photos/remove');

export const useDuplicates = (enabled: boolean) => useCall('photos/duplicates', {}, { enabled });
export const useKeepDuplicates = () => useCallMutation('photos/keep-duplicates');

/** Optimistic update, rolled back on failure. */
export function useSetFavourite() {
  const queries = useQueryClient();
  const show = ({ ids, favourite }: Input<'photos/set-favourite'>) =>
    queries.setQueriesData<InfiniteData<Page> | Page>({ queryKey: [LIST] }, (found) => {
      if (!found) return found;
      const mark = (page: Page): Page => ({
        ...page,
        photos: page.photos.map((photo) =>
          photo.staff && ids.includes(photo.id)
            ? { ...photo, staff: { ...photo.staff, favourite } }
            : photo,
        ),
      });
      return 'pages' in found ? { ...found, pages: found.pages.map(mark) } : mark(found);
    });
  return useLastingMutation<object, Input<'photos/set-favourite'>>({
    mutationFn: (input) => call('photos/set-favourite', input),
    onMutate: show,
    onError: (_error, { ids, favourite }) => show({ ids, favourite: !favourite }),
    // The photo stays on the list on the screen, also on that of the favourites.
    onSettled: () => refreshAfter(queries, 'photos/set-favourite', { leaves: 'all' }),
  });
}
