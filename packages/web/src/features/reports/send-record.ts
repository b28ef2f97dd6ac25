import type { CallName, Input, Output } from '@relish/shared/calls.ts';

import { ApiError } from '../../api/api-error.ts';
import { call, handled } from '../../api/client.ts';

/** Nobody answered, or nobody who could: whether it arrived is not known. */
const AWAY = new Set([0, 408, 429, 502, 504]);

const isAway = (error: unknown) => error instanceof ApiError && AWAY.has(error.status);

/**
 * Undefined when no answer came. The catalogue would leave for maintenance: somebody who has just written a record
 * stays with it and is told that it is safe. Everything else is said as with every call.
 */
const unlessAway = <N extends CallName>(name: N, input: Input<N>): Promise<Output<N> | undefined> =>
  handled(name, {}, async () => {
    try {
      return await call(name, input, { quiet: true });
    } catch (error) {
      if (isAway(error)) return undefined;
      throw error;
    }
  });

export const sendNew = (input: Input<'reports/add'>) => unlessAway('reports/add', input);
export const sendEdit = (input: Input<'reports/edit'>) => unlessAway('reports/edit', input);
