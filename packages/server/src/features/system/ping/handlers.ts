import { RELEASE } from '@relish/shared/constants.ts';
import type { pingCalls } from '@relish/shared/system/ping/contract.ts';

import type { Handlers } from '../../../core/handler.ts';

export const pingHandlers: Handlers<typeof pingCalls> = {
  ping: { staged: async ({ now }) => ({ release: RELEASE, time: now.toISOString() }) },
};
