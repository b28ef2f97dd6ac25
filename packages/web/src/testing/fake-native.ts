import { act } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';

type Listener = (event: unknown) => void;

const newDevice = () => ({
  listeners: new Map<string, Listener>(),
  keychain: new Map<string, string>(),
  preferences: new Map<string, string>(),
  connected: true,
  /** Until it resolves, the keychain says nothing. */
  unlocked: Promise.resolve(),
  splashHidden: vi.fn<() => Promise<void>>(async () => undefined),
  minimized: vi.fn<() => Promise<void>>(async () => undefined),
});

let device = newDevice();

const listen = async (name: string, listener: Listener) => {
  device.listeners.set(name, listener);
  return { remove: async () => void device.listeners.delete(name) };
};

/** As the real ones: whatever they are asked for is a message to the shell, also `then`, which nobody answers. */
const plugin = <P extends object>(methods: P) =>
  new Proxy(methods, {
    get: (target, name, receiver): unknown =>
      name === 'then' ? () => undefined : Reflect.get(target, name, receiver),
  });

// What the shell's plugins do, in memory. The plugins are not ours, so they may be replaced.
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
  // Not undone: what a test has left waiting must not find the real ones, and nobody else asks for them.
  for (const [name, exported] of Object.entries(plugins)) vi.doMock(name, () => exported);
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  return {
    ...device,
    /** Something happens outside of the page. */
    happens: (name: string, event?: unknown) =>
      act(() => {
        device.listeners.get(name)?.(event);
      }),
    unlock: () => act(async () => resolve()),
    breakKeychain: () => act(async () => reject(new Error('The keychain is broken.'))),
  };
}
