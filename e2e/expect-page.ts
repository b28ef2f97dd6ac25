import { expect, type Locator, type Page, test } from '@playwright/test';

import {
  checkColours,
  checkSemantics,
  describeElements,
  listUnseen,
  markRoute,
  THEMES,
} from './run-axe.ts';
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

/**
 * A phone checks every new kind of element on a route, as a wide screen does where no phone goes. Of all other routes, a wide
 * screen checks the light theme once: the colours are those of the phone.
 */
async function expectNoViolations(page: Page) {
  const { project, tags, file } = test.info();
  const isWide = (page.viewportSize()?.width ?? 0) > 900;
  const isAlsoOnPhone = isWide && !tags.includes('@desktop') && !ONLY_DESKTOP.test(file);
  const { route, dialogs, kinds, paths } = await describeElements(page);
  const width = [project.name, isAlsoOnPhone];
  const unseen = listUnseen([...width, route, dialogs], isAlsoOnPhone ? ['any'] : kinds);
  if (unseen.length === 0 && isAlsoOnPhone) return;
  if (unseen.length > 0) {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    const { found, passed } = await checkSemantics(page);
    expect(found, 'axe').toEqual([]);
    expect(passed, 'axe rules that found something').toBeGreaterThan(10);
  }
  for (const colorScheme of isAlsoOnPhone ? (['light'] as const) : THEMES) {
    const unchecked = listUnseen([...width, colorScheme], paths);
    if (unchecked.length > 0) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect(await checkColours(page, unchecked), `axe in the ${colorScheme} theme`).toEqual([]);
    }
    markRoute(new URL(page.url()).pathname, colorScheme);
  }
  await page.emulateMedia({ colorScheme: null });
}

/** No axe violations in either theme, and no horizontal scrolling even on the narrowest phone. */
export async function expectAccessible(page: Page) {
  await expectNoViolations(page);

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
