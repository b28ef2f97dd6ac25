import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { defineConfig } from '@playwright/test';

import { ONLY_DESKTOP, ONLY_PHONE } from './e2e/widths.ts';

const port = Number(process.env.E2E_PORT ?? 8189);
const origin = `http://127.0.0.1:${port}`;

const WITH_WINDOW = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const findFirst = (paths: (string | undefined)[]) => paths.find((path) => path && existsSync(path));

const launch = (executablePath: string | undefined) => ({
  ...(executablePath && { executablePath }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});

// Twice as fast without a window; only notifications need one.
const launchOptions = launch(
  findFirst([process.env.CHROMIUM_PATH, '/usr/bin/chromium-headless-shell', ...WITH_WINDOW]),
);
const EVERY_ROUTE = /every-route\.spec\.ts$/;
const NOTIFICATIONS = /notifications\.spec\.ts$/;

// Workers read this file too, and inherit what the first reading set.
if (!process.env.E2E_DATA_DIR) {
  const folder = mkdtempSync(join(tmpdir(), 'relish-e2e-'));
  process.env.E2E_DATA_DIR = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
}

export default defineConfig({
  testDir: 'e2e',
  workers: 2,
  // Nothing waits this long unless it fails, or the machine has other things to do.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  use: {
    baseURL: origin,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // Nothing waits for what only pleases the eye; in shell.spec.ts it moves.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording every step would cost a third of the time: `npx playwright test --trace on` when needed.
    screenshot: 'only-on-failure',
    launchOptions,
  },
  projects: [
    // A story that says so runs at one width only: @phone, @desktop.
    {
      name: 'phone',
      testIgnore: [NOTIFICATIONS, EVERY_ROUTE, ONLY_DESKTOP],
      grepInvert: /@desktop/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
    },
    {
      name: 'desktop',
      testIgnore: [NOTIFICATIONS, EVERY_ROUTE, ONLY_PHONE],
      grepInvert: /@phone/,
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'with a window',
      testMatch: NOTIFICATIONS,
      use: {
        viewport: { width: 1280, height: 800 },
        launchOptions: launch(findFirst(WITH_WINDOW)),
      },
    },
    // After the stories, so that it opens only what none of them did. With --no-deps it opens every route.
    {
      name: 'every route',
      testMatch: EVERY_ROUTE,
      dependencies: ['phone', 'desktop'],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
    },
  ],
  webServer: {
    command: `${JSON.stringify(process.execPath)} e2e/start-server.ts`,
    url: `${origin}/login`,
    // An empty variable counts as unset, whatever this machine has set up.
    env: {
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: process.env.E2E_DATA_DIR,
      LOG_LEVEL: 'warn',
      PUBLIC_URL: '',
      SMTP_URL: '',
      DEMO_DATA: 'true',
    },
    stdout: 'pipe',
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
