import type { Output } from '@relish/shared/calls.ts';
import { useQuery } from '@tanstack/react-query';

import type { ApiError } from '../../api/api-error.ts';
import { read } from '../../api/client.ts';
import { useKeepSeen, useSeen } from '../../session/use-seen.ts';

const HOME = 'dashboard/home';

/** Each part is null for whoever may not see it. */
export type Home = Output<typeof HOME>;

/** Everything that the first screen shows: what it showed last at once, then what is true now. */
export function useHome() {
  const seen = useSeen(HOME) as Home | undefined;
  const query = useQuery<Home, ApiError>({
    queryKey: [HOME, {}],
    queryFn: ({ signal }) => read(HOME, {}, { signal }),
    placeholderData: () => seen,
  });
  useKeepSeen(HOME, query.isPlaceholderData ? undefined : query.data);
  return query;
}
