import { type Mock, onTestFinished, vi } from 'vitest';

export const PUSH_ENDPOINT = 'https://push.example/a-device';

const KEYS = { p256dh: 'B'.repeat(87), auth: 'c'.repeat(22) };

type Subscribe = (options: PushSubscriptionOptionsInit) => Promise<unknown>;

interface Notifications {
  permission: NotificationPermission;
  requestPermission: Mock<() => Promise<NotificationPermission>>;
}

interface Device {
  permission?: NotificationPermission;
  /** The user's answer to the permission prompt. */
  answer?: NotificationPermission;
  subscribed?: boolean;
}

/** A browser with notifications, for one test. */
export function fakePush({ permission = 'default', answer = 'granted', subscribed }: Device = {}) {
  let isSubscribed = subscribed === true;
  const subscription = {
    endpoint: PUSH_ENDPOINT,
    toJSON: () => ({ endpoint: PUSH_ENDPOINT, keys: KEYS }),
    unsubscribe: async () => {
      isSubscribed = false;
      return true;
    },
  };
  const subscribe = vi.fn<Subscribe>(async () => {
    isSubscribed = true;
    return subscription;
  });
  const registration = {
    pushManager: { subscribe, getSubscription: async () => (isSubscribed ? subscription : null) },
  };
  const notification: Notifications = {
    permission,
    requestPermission: vi.fn<() => Promise<NotificationPermission>>(
      async () => (notification.permission = answer),
    ),
  };
  vi.stubGlobal('PushManager', () => undefined);
  vi.stubGlobal('Notification', notification);
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: Object.assign(new EventTarget(), {
      ready: Promise.resolve(registration),
      getRegistration: async () => registration,
    }),
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, 'serviceWorker');
  });
  return { subscribe, keys: KEYS, asked: notification.requestPermission, isOn: () => isSubscribed };
}
