import type { Input, Output } from '@relish/shared/calls.ts';

import { ApiError } from '../../../api/api-error.ts';
import { createOutbox, type Waiting } from '../../../forms/outbox.ts';
import { sendUnlessAway } from '../../../forms/send-unless-away.ts';
import { createStore } from '../../../platform/store.ts';
import { homeData } from '../../../session/home-data.ts';
import { currentOwner, isStillHere, type SealedOwner } from '../../../session/sealed-drafts.ts';
import { refreshThread } from './api.ts';

export interface WaitingMessage extends Waiting {
  /** Messages are sent in this order. */
  at: string;
  /** Another user may have signed in before a slow request ends. */
  owner: SealedOwner;
  input: Input<'messages/send'>;
}

/** The last attempt got no answer. */
export const isAway = createStore(false);

async function send({ owner, input }: WaitingMessage) {
  if (!isStillHere(owner)) return undefined;
  try {
    return await sendUnlessAway('messages/send', input);
  } catch (error) {
    // A later message must not overtake this one, so the round stops here too.
    if (error instanceof ApiError && error.status >= 500) return undefined;
    throw error;
  }
}

/** The server stores each message once, because the device has chosen its id (N20). */
export const messageOutbox = createOutbox<WaitingMessage, Output<'messages/send'>>({
  prefix: 'message ',
  toId: ({ at, input }) => `${at}_${input.id}`,
  send,
  onQueued: async () => isAway.set(true),
  onArrived: async (_owner, { input }) => {
    isAway.set(false);
    await refreshThread(homeData, input.thread_id);
  },
});

let lastAt = 0;

/** Two messages within a millisecond keep their order. */
function tellTime(): string {
  lastAt = Math.max(Date.now(), lastAt + 1);
  return new Date(lastAt).toISOString();
}

/** Shows a message at once and sends it until the server has answered, also after a reload. */
export function sendMessage(message: Omit<Input<'messages/send'>, 'id'>) {
  const owner = currentOwner();
  if (!owner) return;
  const input = { ...message, id: crypto.randomUUID() };
  void messageOutbox.queue(owner, { at: tellTime(), owner, input });
}

export const discardMessage = (item: WaitingMessage) =>
  messageOutbox.takeBack(item, async () => true);
