import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { pageConfig } from '../platform/page-config.ts';

const counter = { init: vi.fn<(config: object) => void>(), track: vi.fn<() => void>() };
const ANALYTICS = { site: 'relish.example', endpoint: 'https://counter.example/api/event' };

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.doMock('./page-counter.ts', () => counter);
  counter.init.mockReset();
  counter.track.mockReset();
});

afterEach(() => {
  vi.doUnmock('./page-counter.ts');
  vi.doUnmock('../platform/page-config.ts');
  vi.resetModules();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function analyticsWith(config: typeof pageConfig, wishes: object = {}) {
  vi.doMock('../platform/page-config.ts', () => ({ pageConfig: config }));
  vi.stubGlobal('navigator', wishes);
  return await import('./analytics.ts');
}

test.each([
  ['without being set up', {}, {}, false],
  ['with Do Not Track', { analytics: ANALYTICS }, { doNotTrack: '1' }, false],
  ['with Global Privacy Control', { analytics: ANALYTICS }, { globalPrivacyControl: true }, false],
  ['in the native app', { analytics: ANALYTICS }, {}, true],
])('%s nothing is loaded or counted', async (_, config, wishes, native) => {
  if (native) vi.stubGlobal('Capacitor', { isNativePlatform: () => true });
  const { reportPage, startAnalytics } = await analyticsWith(config, wishes);
  startAnalytics();
  reportPage('/tabs/residents');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(counter.init).not.toHaveBeenCalled();
  expect(counter.track).not.toHaveBeenCalled();
});

test('counts pages by name once each, including those before loading', async () => {
  const { reportPage, startAnalytics } = await analyticsWith(
    { analytics: ANALYTICS },
    { doNotTrack: '0' },
  );
  startAnalytics();
  reportPage('/tabs/residents?search=Grace');
  reportPage('/tabs/residents?search=Grace');
  await vi.advanceTimersByTimeAsync(10);
  await vi.waitFor(() => expect(counter.track).toHaveBeenCalledTimes(1));
  reportPage('/manage-resident/6f1c2b9e-4d7a-4c8e-9b1f-2a3c4d5e6f70');
  reportPage('/manage-resident/12');
  const urls = ['/tabs/residents', '/manage-resident', '/manage-resident'];
  expect(counter.track.mock.calls).toEqual(
    urls.map((path) => ['pageview', { url: location.origin + path }]),
  );
});

test('sends neither the referrer nor anything else', async () => {
  const { startAnalytics } = await analyticsWith({ analytics: ANALYTICS });
  startAnalytics();
  await vi.advanceTimersByTimeAsync(10);
  await vi.waitFor(() => expect(counter.init).toHaveBeenCalledOnce());
  const config = counter.init.mock.calls[0]?.[0] as {
    transformRequest: (payload: object) => object;
  };
  expect(config).toMatchObject({
    domain: ANALYTICS.site,
    endpoint: ANALYTICS.endpoint,
    autoCapturePageviews: false,
  });
  const event = { n: 'pageview', u: 'https://relish.example/login', d: 'relish.example', v: 36 };
  expect(
    config.transformRequest({ ...event, r: 'https://secret.example', p: { name: 'Grace' } }),
  ).toEqual(event);
});
