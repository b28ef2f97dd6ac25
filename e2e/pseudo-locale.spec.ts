import { readFileSync } from 'node:fs';

import { expect, type Page } from '@playwright/test';

import { pseudoScript, listTexts } from '../scripts/pseudo-words.ts';
import { test } from './watched-page.ts';

const CATALOGUE = new URL('../packages/web/words/en-GB.json', import.meta.url);
const texts = listTexts(
  JSON.parse(readFileSync(CATALOGUE, 'utf8')) as Parameters<typeof listTexts>[0],
);

const ASSETS = new URL('../packages/web/dist/assets/', import.meta.url);
const scripts = new Map<string, string>();

/** The script with accented texts; each is converted once, because every page loads it again. */
function toPseudo(url: string): string {
  const name = new URL(url).pathname.split('/').at(-1) ?? '';
  const script =
    scripts.get(name) ?? pseudoScript(readFileSync(new URL(name, ASSETS), 'utf8'), texts);
  scripts.set(name, script);
  return script;
}

/** The app with accented texts that are 40% longer, on the real server. */
async function inPseudo(page: Page, token?: string) {
  await page.addInitScript((stored) => {
    localStorage.setItem('relish.intro-seen', 'true');
    if (stored !== undefined) localStorage.setItem('relish.token', stored);
  }, token);
  await page.route('**/assets/*.js', (route) =>
    route.fulfill({ body: toPseudo(route.request().url()), contentType: 'text/javascript' }),
  );
}

// Parts of a page that load on idle must not fail a test that has just ended.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

async function fetchToken(page: Page, email: string): Promise<string> {
  const answer = await page.request.post('/api/v2/login', {
    data: { email, password: 'relish-demo-1' },
  });
  const { token } = (await answer.json()) as { token: string };
  return token;
}

// Product name and user data such as names, addresses and packages, which are not translated.
const DATA =
  /^(Relish|Package [A-E]|[\p{L}’' -]+(House|Homes|Care|Bridge|Green|Mill)|[\w.-]+@relish\.test|\p{Lu}{1,2}|[ghaim?])$/u;
const PEOPLE = /^Priya \p{L}+$/u;
// The component library brings its own translations, and the browser writes dates.
const LIBRARY =
  /^(Dismiss|dd|mm|yyyy|(day|month|year),\s*|\d{1,2} \w{3,4}( \d{4})?|\w{3} \d{1,2} \w{3,4})$/;
const isOurs = (text: string) => ![DATA, PEOPLE, LIBRARY].some((known) => known.test(text));

/** Finds texts missing from the catalogue, and texts that overflow. */
async function findings(page: Page) {
  return page.evaluate(() => {
    const untranslated: string[] = [];
    const cutOff: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      const text = walker.currentNode.textContent?.trim() ?? '';
      if (!element || !/\p{L}/u.test(text) || element.closest('noscript, script, style')) continue;
      // Names and titles are marked as not to be translated.
      const isData = element.closest('[translate="no"]') !== null;
      if (!isData && !text.includes('·')) untranslated.push(text);
      for (let each: Element | null = element; each; each = each.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(each);
        const hides = (how: string) => how === 'hidden' || how === 'clip';
        const isForReadersOnly = getComputedStyle(each).clipPath !== 'none';
        if (isForReadersOnly) break;
        if (hides(overflowX) && each.scrollWidth > each.clientWidth + 1) cutOff.push(text);
        if (hides(overflowY) && each.scrollHeight > each.clientHeight + 1) cutOff.push(text);
      }
    }
    const spoken = [...document.querySelectorAll('[aria-label], [placeholder], [alt], [title]')]
      .flatMap((each) =>
        ['aria-label', 'placeholder', 'alt', 'title'].map((name) => each.getAttribute(name) ?? ''),
      )
      .filter((text) => /\p{L}/u.test(text) && !text.includes('·'));
    const { scrollWidth, clientWidth } = document.documentElement;
    return {
      untranslated: [...untranslated, ...spoken],
      cutOff,
      tooWide: scrollWidth - clientWidth,
    };
  });
}

async function expectTranslatedAndWhole(page: Page, what: string) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('·');
  const { untranslated, cutOff, tooWide } = await findings(page);
  expect(untranslated.filter(isOurs), `not from the catalogue: ${what}`).toEqual([]);
  expect(cutOff, `cut off: ${what}`).toEqual([]);
  expect(tooWide, `pixels too wide: ${what}`).toBe(0);
}

test('before signing in, every text is from the catalogue and fits', async ({
  page,
  expectRefusals,
}) => {
  // The invitation code does not exist.
  expectRefusals(404);
  await inPseudo(page);
  await page.route('**/api/v2/ping', (route) => route.fulfill({ status: 204 }));
  for (const path of [
    '/intro',
    '/login',
    '/register',
    '/register#code',
    '/forgotten-password',
    '/reset-password#token',
    '/maintenance',
    '/nothing-here',
  ]) {
    await page.goto(path);
    await expectTranslatedAndWhole(page, path);
  }
});

test('after signing in, every text is from the catalogue and fits', async ({ page }) => {
  await inPseudo(page, await fetchToken(page, 'many-homes@relish.test'));
  for (const path of ['/tabs/home', '/tabs/account', '/tabs/more', '/switch', '/change-password']) {
    await page.goto(path);
    await expectTranslatedAndWhole(page, path);
  }
  await page.goto('/tabs/invitations');
  await expectTranslatedAndWhole(page, 'invitations');
  await page.locator('main button').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const { untranslated } = await findings(page);
  expect(untranslated.filter(isOurs)).toEqual([]);
});
