import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import type { pageConfig } from '../platform/page-config.ts';

const collector = { startCollector: vi.fn<() => Promise<void>>(), collect: vi.fn<() => void>() };

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.doMock('./collector.ts', () => collector);
  collector.startCollector.mockReset().mockResolvedValue();
  collector.collect.mockReset();
});

afterEach(() => {
  vi.doUnmock('./collector.ts');
  vi.doUnmock('../platform/page-config.ts');
  vi.resetModules();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Loads the module with this page configuration and host. */
async function reportingOn(host: string, config: typeof pageConfig) {
  vi.doMock('../platform/page-config.ts', () => ({ pageConfig: config }));
  vi.stubGlobal('location', { host });
  const listening = vi.spyOn(window, 'addEventListener');
  onTestFinished(() => {
    for (const [type, listener] of listening.mock.calls) window.removeEventListener(type, listener);
    listening.mockRestore();
  });
  return await import('./error-reporting.ts');
}

const DSN = 'https://key@ingest.example/1';

test.each([
  ['no address to send to', 'relish.example', {}],
  ['the development host', 'localhost:8100', { sentry_dsn: DSN }],
])('with %s nothing is loaded, queued or sent', async (_, host, config) => {
  const { reportError, startErrorReporting } = await reportingOn(host, config);
  startErrorReporting();
  reportError(new Error('early'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(collector.startCollector).not.toHaveBeenCalled();
  expect(collector.collect).not.toHaveBeenCalled();
});

test('queues errors before the collector has loaded, and sends them once', async () => {
  const { reportError, startErrorReporting } = await reportingOn('relish.example', {
    sentry_dsn: DSN,
  });
  startErrorReporting();
  startErrorReporting();
  const [thrown, caught, rejected] = [new Error('a'), new Error('b'), new Error('c')];
  window.dispatchEvent(new ErrorEvent('error', { error: thrown }));
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: rejected }));
  reportError(caught, { call: 'me' });
  reportError(thrown);
  await vi.advanceTimersByTimeAsync(4999);
  expect(collector.startCollector).not.toHaveBeenCalled();

  await vi.advanceTimersByTimeAsync(10);
  await vi.waitFor(() => expect(collector.collect).toHaveBeenCalledTimes(3));
  expect(collector.startCollector).toHaveBeenCalledExactlyOnceWith({
    dsn: DSN,
    environment: 'production',
    replay: expect.stringMatching(/^(?:session|on-error|none)$/) as string,
    native: false,
  });
  expect(collector.collect.mock.calls).toEqual([
    [thrown, false, {}],
    [rejected, false, {}],
    [caught, true, { call: 'me' }],
  ]);

  // From now on the collector itself handles uncaught errors.
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('d') }));
  reportError(caught);
  expect(collector.collect).toHaveBeenCalledTimes(4);
});

test('queues at most the first ten errors', async () => {
  const { reportError, startErrorReporting } = await reportingOn('relish.example', {
    sentry_dsn: DSN,
  });
  startErrorReporting();
  const errors = Array.from({ length: 12 }, (_, at) => new Error(`error ${at}`));
  for (const error of errors) reportError(error);
  await vi.advanceTimersByTimeAsync(6000);
  await vi.waitFor(() => expect(collector.collect).toHaveBeenCalledTimes(10));
  expect(collector.collect).toHaveBeenLastCalledWith(errors[9], true, {});
});

test('loads the collector when the device is online again', async () => {
  collector.startCollector.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { reportError, startErrorReporting } = await reportingOn('relish.example', {
    sentry_dsn: DSN,
  });
  startErrorReporting();
  await vi.advanceTimersByTimeAsync(6000);
  await vi.waitFor(() => expect(collector.startCollector).toHaveBeenCalledTimes(1));
  const error = new Error('meanwhile');
  reportError(error);
  expect(collector.collect).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() =>
    expect(collector.collect).toHaveBeenCalledExactlyOnceWith(error, true, {}),
  );
});
