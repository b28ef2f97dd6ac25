import { z } from 'zod';

import { defineCalls } from '../call.ts';

const Nothing = z.object({});

/** Printable ASCII only, as browsers give it; which hosts are let in is the server's to say. */
const Endpoint = z
  .string()
  .max(2000)
  .regex(/^https?:\/\/[!-~]+$/, 'This is not the address of a push service.');

const base64url = (bytes: number) =>
  z
    .string()
    .max(200)
    .regex(
      new RegExp(`^[\\w-]{${Math.ceil((bytes * 4) / 3)}}={0,2}$`),
      'This is not a key of a browser’s subscription.',
    );

/** What `PushSubscription.toJSON()` of a browser gives. */
export const PushSubscriptionInput = z.object({
  endpoint: Endpoint,
  keys: z.object({ p256dh: base64url(65), auth: base64url(16) }),
});
export type PushSubscriptionInput = z.infer<typeof PushSubscriptionInput>;

export const pushCalls = defineCalls({
  'push/key': {
    access: 'authenticated',
    summary: 'The key with which a browser subscribes to our notifications',
    input: Nothing,
    output: z.object({ public_key: z.string() }),
  },
  'push/subscribe': {
    access: 'authenticated',
    summary: 'Sends the person’s notifications to this device, until this session ends',
    input: PushSubscriptionInput,
    output: Nothing,
  },
  'push/unsubscribe': {
    access: 'authenticated',
    summary: 'Sends no more notifications to this device of the person',
    input: z.object({ endpoint: Endpoint }),
    output: Nothing,
  },
  'push/test': {
    access: 'authenticated',
    summary: 'Sends a test notification to every device on which the person has subscribed',
    input: Nothing,
    output: z.object({ sent_to: z.int().min(0) }),
  },
});
