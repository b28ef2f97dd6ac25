import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { expect, type Page } from '@playwright/test';

import { test } from './watched-page.ts';

const FOLDER = fileURLToPath(new URL('../packages/web/dist-pseudo', import.meta.url));
const TYPES: Record<string, string> = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  svg: 'image/svg+xml',
  png: 'image/png',
  woff2: 'font/woff2',
  webmanifest: 'application/manifest+json',
};

/** The app in words that are accented and 40 % longer, talking to the real server. */
async function inPseudo(page: Page, token?: string) {
  await page.addInitScript((stored) => {
    localStorage.setItem('relish.intro-seen', 'true');
    if (stored !== undefined) localStorage.setItem('relish.token', stored);
  }, token);
  await page.route(
    (url) => !url.pathname.startsWith('/api/'),
    async (route) => {
      const { pathname } = new URL(route.request().url());
      const file = join(FOLDER, pathname);
      const isFile = /\.\w+$/.test(pathname) && existsSync(file);
      const path = isFile ? file : join(FOLDER, 'index.html');
      await route.fulfill({
        body: readFileSync(path),
        contentType: TYPES[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
      });
    },
  );
}

async function tokenOf(page: Page, email: string): Promise<string> {
  const answer = await page.request.post('/api/v2/login', {
    data: { email, password: 'relish-demo-1' },
  });
  const { token } = (await answer.json()) as { token: string };
  return token;
}

// What the product is called, and what people typed in: names, addresses, packages. None of it is translated.
const DATA =
  /^(Relish|Package [A-E]|[\p{L}’' -]+(House|Homes|Care|Bridge|Green|Mill)|[\w.-]+@relish\.test|\p{Lu}{1,2}|[ghaim?])$/u;
const PEOPLE = /^Priya \p{L}+$/u;
// The component library brings its own translations.
const LIBRARY = /^(Dismiss|dd|mm|yyyy|(day|month|year),\s*|\d{1,2} \w{3} \d{4})$/;
const isOurs = (text: string) => ![DATA, PEOPLE, LIBRARY].some((known) => known.test(text));

/** Texts on the screen that no catalogue knows, and texts that do not fit where they stand. */
async function findings(page: Page) {
  return page.evaluate(() => {
    const untranslated: string[] = [];
    const cutOff: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      const text = walker.currentNode.textContent?.trim() ?? '';
      if (!element || !/\p{L}/u.test(text) || element.closest('noscript, script, style')) continue;
      // Names and titles say themselves that they are nobody's to translate.
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

test('before signing in, every text is from the catalogue and fits', async ({ page }) => {
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

test('signed in, every text is from the catalogue and fits', async ({ page }) => {
  await inPseudo(page, await tokenOf(page, 'many-homes@relish.test'));
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
