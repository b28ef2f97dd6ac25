import type { Output } from '@relish/shared/calls.ts';
import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';

import type { ApiError } from '../../../api/api-error.ts';
import { read } from '../../../api/client.ts';

type Page = Output<'moments/list'>;
export type Moment = Page['moments'][number];
type Place = { at: string; id: string } | null;

const CALL = 'moments/list';

export const useMoments = (resident_id: string) =>
  useInfiniteQuery<Page, ApiError, InfiniteData<Page, Place>, [string, string], Place>({
    queryKey: [CALL, resident_id],
    queryFn: ({ pageParam, signal }) =>
      read(CALL, { resident_id, after: pageParam, limit: 5 }, { signal }),
    initialPageParam: null,
    getNextPageParam: ({ moments, more }) => {
      const last = moments.at(-1);
      return more && last ? { at: last.started_at, id: last.id } : undefined;
    },
  });
