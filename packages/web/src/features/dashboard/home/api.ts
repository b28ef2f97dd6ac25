import type { Output } from '@relish/shared/calls.ts';
import { useQuery } from '@tanstack/react-query';

import type { ApiError } from '../../../api/api-error.ts';
import { read } from '../../../api/client.ts';
import { useSeen } from '../../../session/use-seen.ts';

const HOME = 'dashboard/home';

/** Parts that the user may not see are null. */
export type Home = Output<typeof HOME>;

/** Shows the cached answer first, then the current one. */
export function useHome() {
  const seen = useSeen(HOME) as Home | undefined;
  return useQuery<Home, ApiError>({
    queryKey: [HOME, {}],
    queryFn: ({ signal }) => read(HOME, {}, { signal }),
    placeholderData: () => seen,
  });
}
