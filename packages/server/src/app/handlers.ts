import type { calls } from '@relish/shared/calls.ts';

import type { Handlers } from '../core/handler.ts';
import { accountHandlers } from '../features/account/handlers.ts';
import { groupHandlers } from '../features/groups/handlers.ts';
import { invitationHandlers } from '../features/invitations/handlers.ts';
import { mediaHandlers } from '../features/media/handlers.ts';
import { pingHandlers } from '../features/ping/handlers.ts';
import { pushHandlers } from '../features/push/handlers.ts';
import { residentHandlers } from '../features/residents/handlers.ts';
import { signInHandlers } from '../features/sign-in/handlers.ts';

/** A call of the contract without a handler does not compile. */
export const handlers: Handlers<typeof calls> = {
  ...signInHandlers,
  ...accountHandlers,
  ...invitationHandlers,
  ...residentHandlers,
  ...groupHandlers,
  ...pushHandlers,
  ...mediaHandlers,
  ...pingHandlers,
};
