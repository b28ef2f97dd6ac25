import type { packageCalls } from '@relish/shared/accounts/package/contract.ts';

import type { Handlers } from '../../../core/handler.ts';

export const packageHandlers: Handlers<typeof packageCalls> = {
  'package/contact': async ({ operator }) => operator.contact,
};
