import webPush from 'web-push';

import { isPushEndpoint, type PushHost } from './hosts.ts';
import type { PushKeys } from './keys.ts';
import type { PushMessage } from './messages.ts';

interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** All access to push notifications. */
export interface Pusher {
  publicKey: string;
  accepts: (endpoint: string) => boolean;
  /** `gone` when the subscription has ended. */
  send: (target: PushTarget, message: PushMessage) => Promise<'sent' | 'gone'>;
}

interface PusherOptions {
  keys: PushKeys;
  /** Contact for push services. */
  subject: string;
  hosts: PushHost[];
  timeoutMs?: number;
}

// Notifications are stale after a day.
const KEPT_SECONDS = 86_400;
const GONE = new Set([404, 410]);

/** A code only: endpoints are secrets, and messages quote them. */
class PushFailed extends Error {
  readonly code: string;

  constructor(code: string) {
    super('a push service did not take a notification');
    this.code = code;
  }
}

export function createPusher(options: PusherOptions): Pusher {
  const { keys, subject, hosts, timeoutMs = 10_000 } = options;
  const accepts = (endpoint: string) => isPushEndpoint(endpoint, hosts);
  return {
    publicKey: keys.publicKey,
    accepts,
    send: async ({ endpoint, ...browserKeys }, message) => {
      // Checked again, because the allowed hosts may have changed since it was stored.
      if (!accepts(endpoint)) return 'gone';
      const { headers, body } = webPush.generateRequestDetails(
        { endpoint, keys: browserKeys },
        JSON.stringify(message),
        { vapidDetails: { subject, ...keys }, TTL: KEPT_SECONDS, contentEncoding: 'aes128gcm' },
      );
      const status = await post(endpoint, headers, body, timeoutMs);
      if (GONE.has(status)) return 'gone';
      if (status < 200 || status > 299) throw new PushFailed(`PUSH_${status}`);
      return 'sent';
    },
  };
}

/** The library has no timeout and reads answers of any length. */
async function post(
  endpoint: string,
  headers: Record<string, unknown>,
  body: Buffer,
  timeoutMs: number,
): Promise<number> {
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: Object.entries(headers)
        .filter(([name]) => name !== 'Content-Length')
        .map(([name, value]) => [name, String(value)]),
      body: new Uint8Array(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    return response.status;
  } catch (error) {
    const { name, cause } = error as Error;
    throw new PushFailed((cause as NodeJS.ErrnoException | undefined)?.code ?? name);
  }
}
