import type { Output } from '@relish/shared/calls.ts';
import { useQuery } from '@tanstack/react-query';

import type { ApiError } from '../../../api/api-error.ts';
import { read } from '../../../api/client.ts';

// Addresses of pictures end after minutes, and a withdrawn consent counts within one (N24).
const RELOADED_EVERY_MS = 60_000;

export type Slide = Output<'slideshow/list'>['photos'][number];

export function useSlideshow(residentId: string | undefined) {
  const input = { resident_id: residentId };
  return useQuery<Output<'slideshow/list'>, ApiError>({
    queryKey: ['slideshow/list', input],
    queryFn: ({ signal }) => read('slideshow/list', input, { signal }),
    refetchInterval: RELOADED_EVERY_MS,
  });
}
