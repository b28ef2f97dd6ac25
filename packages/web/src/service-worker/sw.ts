/// <reference lib="webworker" />
import { clicked, pushed } from './notifications.ts';
import { activate, answer, install } from './shell-cache.ts';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('fetch', answer);
self.addEventListener('push', (event) => event.waitUntil(pushed(event)));
self.addEventListener('notificationclick', (event) => event.waitUntil(clicked(event)));

self.addEventListener('message', (event: ExtendableMessageEvent) => {
  if ((event.data as { type?: string } | null)?.type === 'activate')
    event.waitUntil(self.skipWaiting());
});
