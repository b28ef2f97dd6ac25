import type { Input, Output } from '@relish/shared/calls.ts';

import { refreshAfter } from '../../../api/refresh.ts';
import { createOutbox, type Waiting } from '../../../forms/outbox.ts';
import { sendUnlessAway } from '../../../forms/send-unless-away.ts';
import { homeData } from '../../../session/home-data.ts';
import { currentOwner } from '../../../session/sealed-drafts.ts';

export interface WaitingCount extends Waiting {
  input: Input<'headcounts/add'>;
}

/** Counts that the server has not confirmed yet; each has an id by which it counts once (N20). */
export const counts = createOutbox<WaitingCount, Output<'headcounts/add'>>({
  prefix: 'headcount ',
  // In the order in which they were made, because the last one of a person counts.
  toId: ({ input }) => `${input.counted_at}_${input.client_uuid}`,
  send: ({ input }) => sendUnlessAway('headcounts/add', input),
  onQueued: async () => undefined,
  onArrived: async () => refreshAfter(homeData, 'headcounts/add'),
});

/** Undefined while it waits for a connection. */
export async function saveCount(input: WaitingCount['input']) {
  const owner = currentOwner();
  return owner ? counts.post(owner, { input }, () => undefined) : undefined;
}

export const discardCount = (item: WaitingCount) => counts.takeBack(item, async () => true);
