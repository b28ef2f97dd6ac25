import type { Input, Output } from '@relish/shared/calls.ts';

import { refreshAfter } from '../../../api/refresh.ts';
import { createOutbox, type Waiting } from '../../../forms/outbox.ts';
import { sendUnlessAway } from '../../../forms/send-unless-away.ts';
import { homeData } from '../../../session/home-data.ts';
import { currentOwner } from '../../../session/sealed-drafts.ts';

interface WaitingCheck extends Waiting {
  input: Input<'session-checks/add'>;
}

/** Checks that the server has not confirmed yet; each has an id by which it counts once (N20). */
export const checks = createOutbox<WaitingCheck, Output<'session-checks/add'>>({
  prefix: 'session-check ',
  toId: ({ input }) => input.client_uuid,
  send: ({ input }) => sendUnlessAway('session-checks/add', input),
  onQueued: async () => undefined,
  onArrived: async () => refreshAfter(homeData, 'session-checks/add'),
});

/** Undefined while it waits for a connection. */
export async function saveCheck(input: WaitingCheck['input']) {
  const owner = currentOwner();
  return owner ? checks.post(owner, { input }, () => undefined) : undefined;
}

export const discardCheck = (item: WaitingCheck) => checks.takeBack(item, async () => true);
