/// <reference lib="webworker" />
import { PRODUCT_NAME } from '@relish/shared/constants.ts';

declare const self: ServiceWorkerGlobalScope;

interface PushText {
  title: string;
  body: string;
  url: string;
}

/**
 * Visible on a locked screen: the server sends no personal data, and malformed messages are not
 * shown.
 */
export async function pushed({ data }: PushEvent) {
  const { title, body, url } = readText(data);
  await self.registration.showNotification(title, {
    body,
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
    data: { url },
    // Replaces an earlier notification for the same page.
    tag: url,
  });
}

export async function clicked({ notification }: NotificationEvent) {
  notification.close();
  const path = ownPath((notification.data as { url?: unknown } | null)?.url);
  const windows = await self.clients.matchAll({ type: 'window' });
  const [open] = windows;
  if (!open) return void (await self.clients.openWindow(path));
  // Sent before focusing, because a browser may refuse to focus the window.
  open.postMessage({ type: 'open', path });
  await open.focus();
}

function readText(data: PushMessageData | null): PushText {
  try {
    const { title, body, url } = (data?.json() ?? {}) as Partial<PushText>;
    return { title: text(title) ?? PRODUCT_NAME, body: text(body) ?? '', url: ownPath(url) };
  } catch {
    return { title: PRODUCT_NAME, body: '', url: '/tabs' };
  }
}

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

/** A notification may only open pages of the app. */
function ownPath(url: unknown): string {
  const parsed = typeof url === 'string' ? URL.parse(url, self.location.origin) : null;
  if (parsed?.origin !== self.location.origin) return '/tabs';
  return parsed.pathname + parsed.search + parsed.hash;
}
