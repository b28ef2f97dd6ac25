// npm run screenshots [-- CODE …]: takes the tutorials' screenshots from a server with
// demonstration data. Fails if a step refers to a missing element.
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import { Tutorial } from '@relish/shared/library/tutorials/tutorial.ts';
import sharp from 'sharp';

import { startServer } from '../packages/server/src/app/start-server.ts';
import { readConfig } from '../packages/server/src/core/config.ts';
import { DEMO_PASSWORD } from '../packages/server/src/demo/accounts.ts';
import playwright from '../playwright.config.ts';
import { ensureBuilt, ensureChromium } from './prepare.mjs';

type Screenshot = NonNullable<Tutorial['steps'][number]['screenshot']>;

const CONTENT = fileURLToPath(new URL('../content/tutorials/', import.meta.url));
const FOLDER = join(CONTENT, 'screenshots');
const LARGEST = 40_000;
const QUALITIES = [82, 74, 66, 58, 50, 42, 34];
const PATIENCE_MS = 30_000;
const SIZES = {
  phone: { viewport: { width: 390, height: 760 }, deviceScaleFactor: 1.5, hasTouch: true },
  desktop: { viewport: { width: 1180, height: 720 }, deviceScaleFactor: 1, hasTouch: false },
};

ensureBuilt();
const executablePath = ensureChromium();
mkdirSync(FOLDER, { recursive: true });
const data = mkdtempSync(join(tmpdir(), 'relish-screenshots-'));
const server = await startServer(
  readConfig({
    DATA_DIR: data,
    HOST: '127.0.0.1',
    PORT: '0',
    LOG_LEVEL: 'warn',
    DEMO_DATA: 'true',
  }),
);
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: playwright.use?.launchOptions?.args ?? [],
});
let failures = 0;
const tokens = new Map<string, string>();
try {
  const subjects = { resident: await somebodyWellKnown(), photo: await findPhotoToName() };
  const wanted = process.argv.slice(2);
  for (const tutorial of readTutorials())
    if (wanted.length === 0 || wanted.includes(tutorial.code)) await takeAll(tutorial, subjects);
} finally {
  await browser.close();
  await server.stop();
  rmSync(data, { recursive: true, force: true });
}
process.exitCode = failures === 0 ? 0 : 1;

function readTutorials(): Tutorial[] {
  return globSync('*.json', { cwd: CONTENT })
    .toSorted()
    .map((name) => Tutorial.parse(JSON.parse(readFileSync(join(CONTENT, name), 'utf8'))));
}

interface Subjects {
  resident: string;
  photo: string;
}

async function takeAll({ code, steps }: Tutorial, subjects: Subjects) {
  for (const [index, { screenshot }] of steps.entries()) {
    if (!screenshot) continue;
    const name = `${code}-${index + 1}`;
    try {
      const picture = await smallEnough(await take(browser, screenshot, subjects));
      writeFileSync(join(FOLDER, `${name}.webp`), picture);
      console.log(`${name}  ${Math.round(picture.length / 1000)} kB`);
    } catch (error) {
      const [why] = String(error).split('\n');
      failures += 1;
      console.error(`${code}.json: step ${index + 1}: ${why}`);
    }
  }
}

async function take(
  by: Browser,
  screenshot: Screenshot,
  { resident, photo }: Subjects,
): Promise<Buffer> {
  const context = await by.newContext({
    ...SIZES[screenshot.width],
    baseURL: server.url,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    colorScheme: 'light',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  try {
    const token = await fetchToken(screenshot.as);
    await context.addInitScript((value) => {
      localStorage.setItem('relish.intro-seen', 'true');
      localStorage.setItem('relish.token', value);
    }, token);
    const page = await context.newPage();
    await page.goto(screenshot.path.replace('{resident}', resident).replace('{photo}', photo));
    await page.getByRole('heading', { level: 1 }).waitFor({ timeout: PATIENCE_MS });
    await page.waitForLoadState('networkidle');
    if (screenshot.highlight) await ring(page, screenshot.highlight);
    await page.evaluate(() => document.fonts.ready);
    return await page.screenshot();
  } finally {
    await context.close();
  }
}

/** Draws a pen-like ring around the element. */
async function ring(page: Page, { role, name }: NonNullable<Screenshot['highlight']>) {
  const found = page.getByRole(role as Parameters<Page['getByRole']>[0], { name });
  const target: Locator = found.filter({ visible: true }).first();
  await target.waitFor({ timeout: PATIENCE_MS }).catch(() => {
    throw new Error(`there is no ${role} “${name}”`);
  });
  await target.evaluate((element) => {
    // Custom controls hide their inputs, so the label is used.
    const seen = element.matches('input[type="radio"], input[type="checkbox"]')
      ? (element.closest('label') ?? element)
      : element;
    seen.scrollIntoView({ block: 'center', behavior: 'instant' });
    // A heading spans the page, so its text is measured instead.
    const words = document.createRange();
    words.selectNodeContents(seen);
    const drawn = seen.matches('h1, h2, h3, h4') ? words : seen;
    const { left, top, width, height } = drawn.getBoundingClientRect();
    const pen = document.createElement('div');
    Object.assign(pen.style, {
      position: 'fixed',
      left: `${left - 8}px`,
      top: `${top - 8}px`,
      width: `${width + 16}px`,
      height: `${height + 16}px`,
      border: '4px solid #d9480f',
      borderRadius: '14px',
      boxSizing: 'border-box',
      zIndex: '9999',
    });
    document.body.append(pen);
  });
}

async function smallEnough(png: Buffer): Promise<Buffer> {
  for (const quality of QUALITIES) {
    const picture = await sharp(png).webp({ quality, effort: 6 }).toBuffer();
    if (picture.length <= LARGEST) return picture;
  }
  throw new Error('the picture is too large at any quality');
}

async function ask<T>(call: string, input: object, token?: string): Promise<T> {
  const response = await fetch(`${server.url}/api/v2/${call}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(input),
  });
  if (!response.ok) throw new Error(`${call} answered ${response.status}`);
  return (await response.json()) as T;
}

/** One session per account, to stay below the sign-in limit. */
async function fetchToken(who: string): Promise<string> {
  const known = tokens.get(who);
  if (known !== undefined) return known;
  const account = { email: `${who}@relish.test`, password: DEMO_PASSWORD };
  const { token } = await ask<{ token: string }>('login', account);
  tokens.set(who, token);
  return token;
}

/** The resident with the fullest profile. */
async function somebodyWellKnown(): Promise<string> {
  const token = await fetchToken('package-e');
  const residents = await ask<{ id: string; missing: string[]; status: string }[]>(
    'residents/list',
    {},
    token,
  );
  const known = residents
    .filter(({ status }) => status === 'current')
    .toSorted((one, other) => one.missing.length - other.missing.length);
  for (const { id } of known) {
    const glance = await ask<{ never: string[]; avoid_topics: string[]; essentials: string[] }>(
      'residents/glance',
      { id },
      token,
    );
    const told = [glance.never, glance.avoid_topics, glance.essentials];
    if (told.every((each) => each.length > 0)) return id;
  }
  throw new Error('No demonstration resident has a full enough profile.');
}

/** A photo in which most people are named. */
async function findPhotoToName(): Promise<string> {
  const { photos } = await ask<{ photos: { id: string; residents: object[] }[] }>(
    'photos/list',
    { state: 'needs_people' },
    await fetchToken('package-e'),
  );
  const [first] = photos.toSorted((one, other) => other.residents.length - one.residents.length);
  if (!first) throw new Error('No demonstration photo needs people.');
  return first.id;
}
