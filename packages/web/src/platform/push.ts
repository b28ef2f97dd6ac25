import { isNative } from './native.ts';

export type PushState = 'unsupported' | 'blocked' | 'off' | 'on';

// Not `serviceWorker.ready`, which never resolves without a worker.
const manager = async () => (await navigator.serviceWorker?.getRegistration())?.pushManager;

const isSupported = () =>
  !isNative() && 'serviceWorker' in navigator && 'PushManager' in globalThis;

export async function pushState(): Promise<PushState> {
  if (!isSupported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  const subscription = await (await manager())?.getSubscription();
  return subscription ? 'on' : 'off';
}

/** Asks for permission, then subscribes; undefined if either is refused. */
export async function subscribeToPush(publicKey: string) {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  const { endpoint, keys } = subscription.toJSON();
  if (endpoint === undefined || !keys?.p256dh || !keys.auth) return undefined;
  return { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } };
}

/** Returns the endpoint by which the server knows the device. */
export async function unsubscribeFromPush(): Promise<string | undefined> {
  if (!isSupported()) return undefined;
  const subscription = await (await manager())?.getSubscription();
  await subscription?.unsubscribe();
  return subscription?.endpoint;
}
