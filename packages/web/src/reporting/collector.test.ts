import type { BrowserOptions } from '@sentry/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const sent = {
  init: vi.fn<(options: BrowserOptions) => void>(),
  addIntegration: vi.fn<(integration: object) => void>(),
};
const startShell =
  vi.fn<(options: BrowserOptions, page: (options: BrowserOptions) => void) => void>();
const recorder = vi.fn<(options: object) => object>(() => ({ name: 'recorder' }));

beforeEach(() => {
  vi.resetModules();
  vi.clearAllMocks();
  vi.doMock('@sentry/react', () => ({
    init: sent.init,
    getClient: () => ({
      getTransport: () => ({ send: vi.fn<() => void>() }),
      addIntegration: sent.addIntegration,
    }),
    browserTracingIntegration: () => ({ name: 'traces' }),
    replayIntegration: recorder,
    captureException: vi.fn<() => void>(),
  }));
  vi.doMock('@sentry/capacitor', () => ({ init: startShell }));
});

afterEach(() => {
  vi.doUnmock('@sentry/react');
  vi.doUnmock('@sentry/capacitor');
  vi.resetModules();
});

const SETUP = { dsn: 'https://key@ingest.example/1', environment: 'production' } as const;

async function start(setup: { replay: 'session' | 'on-error' | 'none'; native: boolean }) {
  const { startCollector } = await import('./collector.ts');
  await startCollector({ ...SETUP, ...setup });
}

// spec 9
test.each([
  ['session', { replaysSessionSampleRate: 1, replaysOnErrorSampleRate: 0 }],
  ['on-error', { replaysSessionSampleRate: 0, replaysOnErrorSampleRate: 1 }],
] as const)('a page sampled for %s records only that, masked', async (replay, rates) => {
  await start({ replay, native: false });
  expect(sent.init.mock.calls[0]?.[0]).toMatchObject({
    ...SETUP,
    ...rates,
    release: 'relish@2.9.1+64',
    sendDefaultPii: false,
    tracesSampleRate: 0.2,
    transportOptions: { bufferSize: 30 },
  });
  expect(recorder).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ maskAllText: true, maskAllInputs: true, blockAllMedia: true }),
  );
  expect(sent.addIntegration).toHaveBeenCalledExactlyOnceWith({ name: 'recorder' });
});

test('a page that is not sampled has no recorder', async () => {
  await start({ replay: 'none', native: false });
  expect(sent.init).toHaveBeenCalledOnce();
  expect(recorder).not.toHaveBeenCalled();
});

test('starts the native collector first, with limited options, and then the page’s', async () => {
  startShell.mockImplementation((options, page) => {
    expect(options).not.toHaveProperty('replaysSessionSampleRate');
    expect(sent.init).not.toHaveBeenCalled();
    queueMicrotask(() => page({ ...options, dist: 'of the shell' }));
  });
  await start({ replay: 'session', native: true });
  expect(startShell).toHaveBeenCalledOnce();
  expect(sent.init.mock.calls).toEqual([
    [expect.objectContaining({ ...SETUP, dist: 'of the shell', replaysSessionSampleRate: 1 })],
  ]);
  expect(recorder).toHaveBeenCalledOnce();
});
