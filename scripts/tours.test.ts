import { globSync, readFileSync } from 'node:fs';

import { countTourMinutes } from '@relish/shared/library/tours/tour.ts';
import { describe, expect, it } from 'vitest';

import { readTours } from '../packages/server/src/content/tours.ts';
import { pages } from '../packages/web/src/app/pages.ts';

const tours = await readTours();
const sources = globSync('packages/web/src/**/*.tsx').filter((path) => !path.endsWith('.test.tsx'));

/** `tour` and `panelTour` are passed on as `data-tour`. */
const NAMED = /\b(?:data-tour|tour|panelTour)=(?:"([^"]+)"|\{[^}]*?'([^']+)'[^}]*\})/g;
const targets = new Set(
  sources.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(NAMED)].flatMap(([, plain, chosen]) =>
      (plain ?? chosen ?? '').split(' '),
    ),
  ),
);
/** Places are named after their path. */
const places = new Set(
  [...readFileSync('packages/web/src/app/places.ts', 'utf8').matchAll(/path: '([^']+)'/g)].map(
    ([, path]) => `place-${path?.split('/').at(-1)}`,
  ),
);

it('there is a tour for every kind of user, and some for single tasks', () => {
  expect(tours.filter(({ kind }) => kind === 'welcome').length).toBeGreaterThanOrEqual(6);
  expect(tours.filter(({ kind }) => kind === 'task').length).toBeGreaterThanOrEqual(5);
});

it('no two tours share a code or a title', () => {
  expect(new Set(tours.map(({ code }) => code)).size).toBe(tours.length);
  expect(new Set(tours.map(({ title }) => title)).size).toBe(tours.length);
});

describe.each(tours.map((tour) => [tour.code, tour] as const))('%s', (_, tour) => {
  it('takes at most three minutes', () => {
    expect(tour.steps.length).toBeGreaterThanOrEqual(3);
    expect(tour.steps.length).toBeLessThanOrEqual(6);
    expect(countTourMinutes(tour)).toBeLessThanOrEqual(3);
  });

  it('says what to do in at most two sentences a step', () => {
    for (const { title, text } of tour.steps)
      expect([title, text.match(/[.!?]”?(?:\s|$)/g)?.length ?? 0]).toEqual([
        title,
        expect.toSatisfy((count: number) => count >= 1 && count <= 2),
      ]);
  });

  it('begins on a page, and opens only pages that exist', () => {
    expect(tour.steps[0]?.route).not.toBeNull();
    const unknown = tour.steps.filter(({ route }) => route && !(route.slice(1) in pages));
    expect(unknown).toEqual([]);
  });

  it('points only at things that are in the app', () => {
    const lost = tour.steps.filter(({ target }) => !targets.has(target) && !places.has(target));
    expect(lost.map(({ target }) => target)).toEqual([]);
  });
});

it('finds a target that is gone', () => {
  expect(targets.has('home-missed')).toBe(true);
  expect(targets.has('record-who')).toBe(true);
  expect(targets.has('no-such-target')).toBe(false);
});
