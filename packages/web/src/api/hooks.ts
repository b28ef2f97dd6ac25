import type { CallName, Input, Output } from '@relish/shared/calls.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';

import type { ApiError } from './api-error.ts';
import { call, read } from './client.ts';
import { useIdempotencyKeys } from './idempotency-key.ts';
import { refreshAfter } from './refresh.ts';
import { useLastingMutation } from './use-lasting-mutation.ts';

/** For read-only calls. Cancelled when the screen unmounts. */
export const useCall = <N extends CallName>(
  name: N,
  input: Input<N>,
  options: { enabled?: boolean } = {},
) =>
  useQuery<Output<N>, ApiError>({
    queryKey: [name, input],
    queryFn: ({ signal }) => read(name, input, { signal }),
    ...options,
  });

/**
 * Refreshes every query that reads a topic the call changes. Retrying reuses the idempotency key.
 */
export function useCallMutation<N extends CallName>(
  name: N,
  { leaves = [] }: { leaves?: readonly CallName[] } = {},
) {
  const queries = useQueryClient();
  const keys = useIdempotencyKeys();
  return useLastingMutation<Output<N>, Input<N>>({
    mutationFn: async (input) => {
      const answer = await call(name, input, { key: keys.for(input) });
      keys.forget(input);
      return answer;
    },
    onSuccess: () => refreshAfter(queries, name, { leaves }),
  });
}
