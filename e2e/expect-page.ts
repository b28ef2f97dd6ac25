import { createHash } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { expect, type Locator, type Page, test } from '@playwright/test';
import axe from 'axe-core';

import { ONLY_DESKTOP } from './widths.ts';

/** A heading can pass every role check and still be invisible, so this checks what was painted. */
export async function expectPainted(page: Page, name: string) {
  const heading = page.getByRole('heading', { level: 1, name, exact: true });
  await expect(heading).toBeInViewport();
  // Pages fade in, and the previous page may have had the same heading.
  await expect(async () => {
    const painted = await look(heading);
    expect(painted.opacity).toBe(1);
    expect(painted.fonts, 'our own fonts that were loaded').toBeGreaterThan(0);
    expect(painted.width).toBeGreaterThan(0);
    expect(painted.height).toBeGreaterThan(0);
  }).toPass();
}

const look = (heading: Locator) =>
  heading.evaluate(async (element) => {
    let opacity = 1;
    for (let each: Element | null = element; each; each = each.parentElement)
      opacity *= Number(getComputedStyle(each).opacity);
    const { width, height } = element.getBoundingClientRect();
    await document.fonts.ready;
    const fonts = [...document.fonts].filter(({ status }) => status === 'loaded').length;
    return { opacity, width, height, fonts };
  });

/** Runs axe in the page; injects it once and returns only the results. */
async function axeIn(page: Page, rules?: string[]) {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(async (only) => {
    const { axe: here } = globalThis as unknown as { axe: typeof axe };
    const { violations, passes } = await here.run({
      resultTypes: ['violations'],
      // Without this, axe refetches every style sheet even for a single rule.
      preload: false,
      ...(only && { runOnly: only }),
    });
    return {
      passed: passes.length,
      found: violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]),
    };
  }, rules);
}

/**
 * Fingerprint for axe: the route and the kinds of elements on the page. Pages with the same one
 * pass or fail alike.
 */
const describeState = (page: Page) =>
  page.evaluate(() => {
    const kinds = [...document.querySelectorAll('*')].map((element) =>
      [element.tagName, ...element.getAttributeNames(), element.getAttribute('class')].join(' '),
    );
    return {
      route: location.pathname.replaceAll(/[\da-f]{8}-[\da-f-]{27}|\d+/g, ':id'),
      dialogs: document.querySelectorAll('[role=dialog], [role=alertdialog]').length,
      kinds: [...new Set(kinds)].toSorted().join(),
    };
  });

const SEEN = join(process.env.E2E_DATA_DIR ?? '', 'seen-by-axe');

/** True for the first worker that asks. */
function isFirst(...state: unknown[]): boolean {
  const name = createHash('sha256').update(JSON.stringify(state)).digest('hex');
  mkdirSync(SEEN, { recursive: true });
  try {
    mkdirSync(join(SEEN, name));
    return true;
  } catch {
    return false;
  }
}

const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

const readMark = (route: string, theme: Theme) =>
  join(SEEN, 'routes', theme, encodeURIComponent(route));

/** Whether a story of this run has shown a route to axe in both themes. */
export const isRouteChecked = (route: string) =>
  THEMES.every((theme) => existsSync(readMark(route, theme)));

/**
 * A phone checks every state in both themes, as a wide screen does where no phone goes. Of all other routes, a wide
 * screen checks the light theme once: the colours are those of the phone.
 */
async function themesToCheck(page: Page): Promise<Theme[]> {
  const { project, tags, file } = test.info();
  const { route, dialogs, kinds } = await describeState(page);
  const isWide = (page.viewportSize()?.width ?? 0) > 900;
  const isAlsoOnPhone = isWide && !tags.includes('@desktop') && !ONLY_DESKTOP.test(file);
  const state = isAlsoOnPhone ? { route, dialogs } : { route, kinds };
  const themes = isAlsoOnPhone ? (['light'] as const) : THEMES;
  return themes.filter((theme) => isFirst(project.name, isAlsoOnPhone, theme, state));
}

/** No axe violations in either theme, and no horizontal scrolling even on the narrowest phone. */
export async function expectAccessible(page: Page) {
  for (const colorScheme of await themesToCheck(page)) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // Only colours differ between the themes.
    const isDark = colorScheme === 'dark';
    const { found, passed } = await axeIn(page, isDark ? ['color-contrast'] : undefined);
    expect(found, `axe in the ${colorScheme} theme`).toEqual([]);
    expect(passed, 'axe rules that found something').toBeGreaterThan(isDark ? 0 : 10);
    mkdirSync(readMark(new URL(page.url()).pathname, colorScheme), { recursive: true });
  }
  await page.emulateMedia({ colorScheme: null });

  const viewport = page.viewportSize();
  if (!viewport) throw new Error('The project has no viewport.');
  // 320 px is also a desktop at 400% zoom (WCAG 1.4.10).
  for (const width of [viewport.width, 320]) {
    await page.setViewportSize({ ...viewport, width });
    // Some parts follow the width only once React has rendered again.
    await expect
      .poll(() => page.evaluate(measureOverflow), { message: `pixels too wide at ${width}` })
      .toBe(0);
  }
  await page.setViewportSize(viewport);
}

const measureOverflow = () =>
  document.documentElement.scrollWidth - document.documentElement.clientWidth;
