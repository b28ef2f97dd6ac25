import { act } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';

type Listener = (event: unknown) => void;

const newDevice = () => ({
  listeners: new Map<string, Listener>(),
  keychain: new Map<string, string>(),
  preferences: new Map<string, string>(),
  connected: true,
  /** The keychain answers only after this resolves. */
  unlocked: Promise.resolve(),
  splashHidden: vi.fn<() => Promise<void>>(async () => undefined),
  minimized: vi.fn<() => Promise<void>>(async () => undefined),
});

let device = newDevice();

const listen = async (name: string, listener: Listener) => {
  // An app that closes after its test must not remove a listener of the next one.
  const { listeners } = device;
  listeners.set(name, listener);
  return { remove: async () => void listeners.delete(name) };
};

/**
 * Like the real plugins: every property is a message to the shell, even `then`, which is never
 * answered.
 */
const plugin = <P extends object>(methods: P) =>
  new Proxy(methods, {
    get: (target, name, receiver): unknown =>
      name === 'then' ? () => undefined : Reflect.get(target, name, receiver),
  });

// In-memory versions of third-party plugins.
const plugins: Record<string, object> = {
  '@capacitor/app': {
    App: plugin({ addListener: listen, minimizeApp: () => device.minimized() }),
  },
  '@capacitor/splash-screen': { SplashScreen: plugin({ hide: () => device.splashHidden() }) },
  '@capacitor/network': {
    Network: plugin({
      getStatus: async () => ({ connected: device.connected }),
      addListener: listen,
    }),
  },
  '@capacitor/preferences': {
    Preferences: plugin({
      get: async ({ key }: { key: string }) => ({ value: device.preferences.get(key) ?? null }),
      set: async ({ key, value }: { key: string; value: string }) =>
        void device.preferences.set(key, value),
      remove: async ({ key }: { key: string }) => void device.preferences.delete(key),
    }),
  },
  '@aparajita/capacitor-secure-storage': {
    SecureStorage: plugin({
      getItem: async (key: string) => {
        await device.unlocked;
        return device.keychain.get(key) ?? null;
      },
      setItem: async (key: string, value: string) => void device.keychain.set(key, value),
      removeItem: async (key: string) => void device.keychain.delete(key),
      clear: async () => device.keychain.clear(),
    }),
  },
};

/** For one test the page runs inside the native app, on a phone where it has been opened before. */
export function fakeNative(platform = 'android', { locked = false } = {}) {
  device = newDevice();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  if (locked) device.unlocked = promise;
  device.preferences.set('relish.installed', 'true');
  device.preferences.set('relish.intro-seen', 'true');
  vi.stubGlobal('Capacitor', { isNativePlatform: () => true, getPlatform: () => platform });
  // Not undone, because work left over from a test must not load the real plugins.
  for (const [name, exported] of Object.entries(plugins)) vi.doMock(name, () => exported);
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  return {
    ...device,
    /** Plugins load late, and events before that are lost. */
    listensTo: (name: string) =>
      vi.waitFor(() => {
        if (!device.listeners.has(name)) throw new Error(`nothing listens to ${name}`);
      }),
    /** Triggers an event from the native shell. */
    happens: (name: string, event?: unknown) =>
      act(() => {
        device.listeners.get(name)?.(event);
      }),
    unlock: () => act(async () => resolve()),
    breakKeychain: () => act(async () => reject(new Error('The keychain is broken.'))),
  };
}
