import webPush from 'web-push';

import type { Database } from '../db/database.ts';
import { keepPushKeys } from '../db/push-keys.ts';
import type { PushHost } from './hosts.ts';
import { createPusher, type Pusher } from './pusher.ts';

export interface PushOptions {
  PUBLIC_URL: string;
  MAIL_FROM: string;
  VAPID_PUBLIC_KEY?: string | undefined;
  VAPID_PRIVATE_KEY?: string | undefined;
  PUSH_HOSTS: PushHost[];
}

/** Uses the configured keys, or those generated at first start. */
export async function openPusher(options: PushOptions, database: Database): Promise<Pusher> {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = options;
  const keys =
    publicKey !== undefined && privateKey !== undefined
      ? { publicKey, privateKey }
      : await database.system((db) => keepPushKeys(db, webPush.generateVAPIDKeys()));
  return createPusher({ keys, subject: chooseSubject(options), hosts: options.PUSH_HOSTS });
}

/** Push services require a contact: our https address, otherwise the mail sender. */
function chooseSubject({ PUBLIC_URL, MAIL_FROM }: PushOptions): string {
  if (PUBLIC_URL.startsWith('https:')) return PUBLIC_URL;
  return `mailto:${/[^\s<>]+@[^\s<>]+/.exec(MAIL_FROM)?.[0]}`;
}
