// npm run lighthouse: audits the built app on our own server with Lighthouse's phone profile.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';

import { startServer } from '../packages/server/src/app/start-server.ts';
import { readConfig } from '../packages/server/src/core/config.ts';
import playwright from '../playwright.config.ts';
import { ensureBuilt, ensureChromium } from './prepare.mjs';

const WANTED = { performance: 95, accessibility: 100, 'best-practices': 100 };
// The first screens on a new device.
const PAGES = ['/login', '/intro'];
const DEBUGGING_PORT = 9333;

ensureBuilt();
const executablePath = ensureChromium();
const folder = mkdtempSync(join(tmpdir(), 'relish-lighthouse-'));
const server = await startServer(
  readConfig({ DATA_DIR: folder, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'warn' }),
);

let short = 0;
for (const page of PAGES) {
  const { categories, audits } = await measure(page);
  const scores = Object.entries(WANTED).map(([category, wanted]) => {
    const score = Math.round((categories[category]?.score ?? 0) * 100);
    if (score < wanted) short += 1;
    return `${category} ${score}${score < wanted ? ` (wanted ${wanted})` : ''}`;
  });
  console.log(`${page.padEnd(10)} ${scores.join('  ')}`);
  for (const id of ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'])
    console.log(`    ${id} ${audits[id]?.displayValue}`);
  for (const { id, score, title } of Object.values(audits))
    if (score !== null && score < 0.5) console.log(`    ${id} ${score}: ${title}`);
}
await server.stop();
rmSync(folder, { recursive: true, force: true });
process.exitCode = short === 0 ? 0 : 1;

async function measure(page: string) {
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: [
      ...(playwright.use?.launchOptions?.args ?? []),
      `--remote-debugging-port=${DEBUGGING_PORT}`,
    ],
  });
  try {
    const context = browser.contexts()[0] ?? (await browser.newContext());
    const tab = await context.newPage();
    // Not a page of the app, so that its files stay uncached.
    await tab.goto(`${server.url}/robots.txt`);
    await tab.evaluate(() => localStorage.setItem('relish.intro-seen', 'true'));
    const result = await lighthouse(`${server.url}${page}`, {
      port: DEBUGGING_PORT,
      onlyCategories: Object.keys(WANTED),
      disableStorageReset: true,
    });
    if (!result) throw new Error(`Lighthouse left no report of ${page}.`);
    return result.lhr;
  } finally {
    await browser.close();
  }
}
