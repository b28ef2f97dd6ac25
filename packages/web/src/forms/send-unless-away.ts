import type { CallName, Input, Output } from '@relish/shared/calls.ts';

import { ApiError } from '../api/api-error.ts';
import { call, handled } from '../api/client.ts';

/** No answer, or none from our server: it is unknown whether the record arrived. */
const AWAY = new Set([0, 408, 429, 502, 504]);

export const isAway = (error: unknown) => error instanceof ApiError && AWAY.has(error.status);

/**
 * Undefined without an answer. The error catalogue would leave for the maintenance screen, but a
 * user who has just written a record stays and sees that it is safe. Other failures are handled as
 * usual.
 */
export const sendUnlessAway = <N extends CallName>(
  name: N,
  input: Input<N>,
  key?: string,
): Promise<Output<N> | undefined> =>
  handled(name, {}, async () => {
    try {
      return await call(name, input, { quiet: true, key });
    } catch (error) {
      if (isAway(error)) return undefined;
      throw error;
    }
  });
