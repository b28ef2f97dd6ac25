import { z } from 'zod';

import { defineCalls } from '../../call.ts';

const Nothing = z.object({});

/** Printable ASCII; the server decides which hosts are allowed. */
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

/** As `PushSubscription.toJSON()` returns it. */
export const PushSubscriptionInput = z.object({
  endpoint: Endpoint,
  keys: z.object({ p256dh: base64url(65), auth: base64url(16) }),
});
export type PushSubscriptionInput = z.infer<typeof PushSubscriptionInput>;

export const deviceCalls = defineCalls({
  'devices/push-key': {
    access: 'authenticated',
    summary: 'Get the public key for subscribing to notifications',
    input: Nothing,
    output: z.object({ public_key: z.string() }),
  },
  'devices/subscribe': {
    access: 'authenticated',
    notInDemo: true,
    changes: ['account'],
    summary: 'Send the user’s notifications to this device until the session ends',
    input: PushSubscriptionInput,
    output: Nothing,
  },
  'devices/unsubscribe': {
    access: 'authenticated',
    changes: ['account'],
    summary: 'Stop sending notifications to this device of the user',
    input: z.object({ endpoint: Endpoint }),
    output: Nothing,
  },
  'devices/test-push': {
    access: 'authenticated',
    notInDemo: true,
    summary: 'Send a test notification to every device that the user has subscribed',
    input: Nothing,
    output: z.object({ sent_to: z.int().min(0) }),
  },
});
