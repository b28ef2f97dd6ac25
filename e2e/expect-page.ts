import { expect, type Locator, type Page } from '@playwright/test';
import axe from 'axe-core';

/** A heading can satisfy every role check and be invisible: this asks what was really painted. */
export async function expectPainted(page: Page, name: string) {
  const heading = page.getByRole('heading', { level: 1, name, exact: true });
  await expect(heading).toBeInViewport();
  // Pages fade in, and the one before may have had the same heading.
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

/** Asks axe in the page itself: it is brought there once, and only what was found comes back. */
async function axeIn(page: Page, rules?: string[]) {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(async (only) => {
    const { axe: here } = globalThis as unknown as { axe: typeof axe };
    const { violations, passes } = await here.run({
      resultTypes: ['violations'],
      // For one rule that is not among them it would fetch every style sheet again.
      preload: false,
      ...(only && { runOnly: only }),
    });
    return {
      passed: passes.length,
      found: violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]),
    };
  }, rules);
}

/** Zero axe violations in both themes, and nothing that scrolls sideways, even on the narrowest phone. */
export async function expectAccessible(page: Page) {
  // Both themes have the same colours at every width: the phone looks at both.
  const isWide = (page.viewportSize()?.width ?? 0) > 900;
  for (const colorScheme of isWide ? (['light'] as const) : (['light', 'dark'] as const)) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // Only colours differ between the themes.
    const isDark = colorScheme === 'dark';
    const { found, passed } = await axeIn(page, isDark ? ['color-contrast'] : undefined);
    expect(found, `axe in the ${colorScheme} theme`).toEqual([]);
    expect(passed, 'axe rules that found something').toBeGreaterThan(isDark ? 0 : 10);
  }
  await page.emulateMedia({ colorScheme: null });

  const viewport = page.viewportSize();
  if (!viewport) throw new Error('The project has no viewport.');
  // 320 px wide is also a desktop at 400 % zoom (WCAG 1.4.10).
  for (const width of [viewport.width, 320]) {
    await page.setViewportSize({ ...viewport, width });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `pixels too wide at ${width}`).toBe(0);
  }
  await page.setViewportSize(viewport);
}
