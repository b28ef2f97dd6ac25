import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Page } from '@playwright/test';
import axe from 'axe-core';

const SEEN = join(process.env.E2E_DATA_DIR ?? '', 'seen-by-axe');

/** The names that no worker has listed under this topic yet; they are listed from now on. */
export function listUnseen(topic: unknown[], names: string[]): string[] {
  mkdirSync(SEEN, { recursive: true });
  const file = join(
    SEEN,
    createHash('sha256').update(JSON.stringify(topic)).digest('hex').slice(0, 32),
  );
  const seen = new Set(existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []);
  const unseen = names.filter((name) => !seen.has(name));
  if (unseen.length > 0) appendFileSync(file, `${unseen.join('\n')}\n`);
  return unseen;
}

export const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

const locateMark = (route: string, theme: Theme) =>
  join(SEEN, 'routes', theme, encodeURIComponent(route));

export const markRoute = (route: string, theme: Theme) =>
  mkdirSync(locateMark(route, theme), { recursive: true });

/** Whether a story of this run has shown a route to axe in both themes. */
export const isRouteChecked = (route: string) =>
  THEMES.every((theme) => existsSync(locateMark(route, theme)));

/**
 * The kinds of elements on the page, and a path of kinds from the root for each visible element. Elements with the same path
 * have the same colours; the page remembers the first of each.
 */
export const describeElements = (page: Page) =>
  page.evaluate(() => {
    const describe = (element: Element) => {
      const attributes = element.getAttributeNames().map((name) => {
        const value = element.getAttribute(name) ?? '';
        const isStyled =
          name === 'class' ||
          name === 'style' ||
          /^(aria|data)-.*=([a-z-]{0,20}|\d)$/.test(`${name}=${value}`);
        return isStyled ? `${name}=${value}` : name;
      });
      return [element.tagName, ...attributes].join(' ');
    };
    const hash = (text: string) => {
      let [one, two] = [0xdeadbeef, 0x41c6ce57];
      for (let index = 0; index < text.length; index += 1) {
        one = Math.imul(one ^ text.charCodeAt(index), 2654435761);
        two = Math.imul(two ^ text.charCodeAt(index), 1597334677);
      }
      return `${(one >>> 0).toString(36)}${(two >>> 0).toString(36)}`;
    };
    const paths = new Map<Element | null, string>();
    const kinds = new Set<string>();
    const firsts = new Map<string, Element>();
    for (const element of document.querySelectorAll('*')) {
      const kind = describe(element);
      const path = hash(`${paths.get(element.parentElement)} ${kind}`);
      paths.set(element, path);
      kinds.add(hash(kind));
      if (!firsts.has(path) && element.checkVisibility()) firsts.set(path, element);
    }
    Object.assign(globalThis, { firsts });
    return {
      route: location.pathname.replaceAll(/[\da-f]{8}-[\da-f-]{27}|\d+/g, ':id'),
      dialogs: document.querySelectorAll('[role=dialog], [role=alertdialog]').length,
      kinds: [...kinds],
      paths: [...firsts.keys()],
    };
  });

async function injectAxe(page: Page) {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
}

interface Injected {
  axe: typeof axe;
  firsts: Map<string, Element>;
}

/** All rules but colours, on the whole page. */
export async function checkSemantics(page: Page) {
  await injectAxe(page);
  return page.evaluate(async () => {
    const { violations, passes } = await (globalThis as unknown as Injected).axe.run({
      resultTypes: ['violations'],
      // Without this, axe refetches every style sheet even for a single rule.
      preload: false,
      rules: { 'color-contrast': { enabled: false } },
    });
    return {
      passed: passes.length,
      found: violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]),
    };
  });
}

/** The contrast of the first element of each path. */
export async function checkColours(page: Page, paths: string[]) {
  await injectAxe(page);
  return page.evaluate(async (wanted) => {
    const { axe: injected, firsts } = globalThis as unknown as Injected;
    const elements = new Set<Element | null>(wanted.flatMap((path) => firsts.get(path) ?? []));
    // axe takes an element with its descendants, unless they are excluded.
    const include: Element[] = [];
    const exclude: Element[] = [];
    for (const element of document.querySelectorAll('*'))
      if (elements.has(element) !== elements.has(element.parentElement))
        (elements.has(element) ? include : exclude).push(element);
    if (include.length === 0) return [];
    const { violations } = await injected.run(
      { include, exclude },
      { resultTypes: ['violations'], preload: false, runOnly: ['color-contrast'] },
    );
    return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]);
  }, paths);
}
