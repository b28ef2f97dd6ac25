import type { TourStep } from '@relish/shared/library/tours/tour.ts';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';

import { runTour, type TourEnd } from './run-tour.ts';
import { beginTour, findRoute, goNext, goPrevious, skipMissing } from './tour-engine.ts';

const step = (target: string, route: string | null = null): TourStep => ({
  target,
  route,
  title: target,
  text: 'It is here, and it says why.',
});
const STEPS = [step('one', '/tabs/home'), step('two'), step('three', '/tabs/more'), step('four')];

function put(...names: string[]) {
  for (const name of names) {
    const element = document.createElement('p');
    element.dataset['tour'] = name;
    element.textContent = name;
    document.body.append(element);
    onTestFinished(() => element.remove());
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
});

async function run(steps = STEPS, startAt?: number) {
  const shown: string[] = [];
  const routes: string[] = [];
  const ends: TourEnd[] = [];
  let path = '/tabs/home';
  const tour = runTour({
    steps,
    ...(startAt !== undefined && { startAt }),
    currentPath: () => path,
    navigate: (route) => {
      routes.push(route);
      path = route;
    },
    onSeek: () => undefined,
    onShow: (_, target) => shown.push(target.textContent ?? ''),
    onEnd: (how) => ends.push(how),
  });
  onTestFinished(tour.close);
  await vi.advanceTimersByTimeAsync(0);
  const press = async (key: 'next' | 'previous' | 'close') => {
    tour[key]();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { shown, routes, ends, press };
}

describe('the steps of a tour', () => {
  test('go forwards to the end and backwards to the first', () => {
    const first = beginTour(STEPS);
    expect(goNext(STEPS, first)).toEqual({ step: 1, direction: 'forwards' });
    expect(goNext(STEPS, { step: 3, direction: 'forwards' })).toBe('finished');
    expect(goPrevious({ step: 1, direction: 'forwards' })).toEqual({
      step: 0,
      direction: 'backwards',
    });
    expect(goPrevious(first)).toBeUndefined();
  });

  test('resume at the kept step, or at the first if there are fewer now', () => {
    expect(beginTour(STEPS, 2).step).toBe(2);
    expect(beginTour(STEPS, 4).step).toBe(0);
  });

  test('are skipped in the direction of travel, except the first and the last', () => {
    expect(skipMissing(STEPS, { step: 1, direction: 'forwards' })).toEqual({
      step: 2,
      direction: 'forwards',
    });
    expect(skipMissing(STEPS, { step: 2, direction: 'backwards' })).toEqual({
      step: 1,
      direction: 'backwards',
    });
    for (const at of [0, 3])
      for (const direction of ['forwards', 'backwards'] as const)
        expect(skipMissing(STEPS, { step: at, direction })).toBe('closed');
  });

  test('without a page of their own are on the page of the step before', () => {
    expect([0, 1, 2, 3].map((at) => findRoute(STEPS, at))).toEqual([
      '/tabs/home',
      '/tabs/home',
      '/tabs/more',
      '/tabs/more',
    ]);
  });
});

describe('a running tour', () => {
  test('shows each step, opens its page and finishes', async () => {
    put('one', 'two', 'three', 'four');
    const tour = await run();
    await tour.press('next');
    await tour.press('next');
    await tour.press('previous');
    await tour.press('next');
    await tour.press('next');
    expect(tour.shown).toEqual(['one', 'two', 'three', 'two', 'three', 'four']);
    expect(tour.routes).toEqual(['/tabs/more', '/tabs/home', '/tabs/more']);
    await tour.press('next');
    await tour.press('next');
    expect(tour.ends).toEqual(['finished']);
  });

  test('skips a missing step in the middle, forwards and backwards', async () => {
    put('one', 'three', 'four');
    const tour = await run();
    await tour.press('next');
    await vi.advanceTimersByTimeAsync(2000);
    expect(tour.shown).toEqual(['one', 'three']);
    await tour.press('previous');
    // Going back opens the page of the missing step first, so it is given longer.
    await vi.advanceTimersByTimeAsync(12_000);
    expect(tour.shown).toEqual(['one', 'three', 'one']);
    expect(tour.ends).toEqual([]);
  });

  test.each([
    ['first', ['two', 'three', 'four'], 0],
    ['last', ['one', 'two', 'three'], 3],
  ] as const)('closes if the %s step cannot be found', async (_, there, startAt) => {
    put(...there);
    const tour = await run(STEPS, startAt);
    await vi.advanceTimersByTimeAsync(12_000);
    expect(tour.ends).toEqual(['closed']);
    expect(tour.shown).toEqual([]);
  });

  test('waits for content that appears late', async () => {
    put('two');
    const tour = await run();
    await vi.advanceTimersByTimeAsync(1500);
    put('one');
    await vi.advanceTimersByTimeAsync(0);
    expect(tour.shown).toEqual(['one']);
  });

  test('ignores a target that is hidden or still empty', async () => {
    const empty = document.createElement('div');
    empty.dataset['tour'] = 'one';
    document.body.append(empty);
    onTestFinished(() => empty.remove());
    const tour = await run();
    await vi.advanceTimersByTimeAsync(1000);
    expect(tour.shown).toEqual([]);
  });
});

// spec 4 and 9
describe('every change of step', () => {
  function countResizes() {
    const times: number[] = [];
    const start = Date.now();
    const note = () => times.push(Date.now() - start);
    window.addEventListener('resize', note);
    onTestFinished(() => window.removeEventListener('resize', note));
    return times;
  }

  test('signals a resize at once, after 100 ms and after 1000 ms, and never again', async () => {
    put('one', 'two', 'three', 'four');
    const times = countResizes();
    const tour = await run();
    expect(times).toEqual([0]);
    await vi.advanceTimersByTimeAsync(99);
    expect(times).toEqual([0]);
    await vi.advanceTimersByTimeAsync(1);
    expect(times).toEqual([0, 100]);
    await vi.advanceTimersByTimeAsync(899);
    expect(times).toEqual([0, 100]);
    await vi.advanceTimersByTimeAsync(1);
    expect(times).toEqual([0, 100, 1000]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(times).toEqual([0, 100, 1000]);
    await tour.press('next');
    await vi.advanceTimersByTimeAsync(1000);
    await tour.press('previous');
    await vi.advanceTimersByTimeAsync(1000);
    expect(times.slice(3)).toEqual([11_000, 11_100, 12_000, 12_000, 12_100, 13_000]);
  });

  test('signals all three even if the next change comes sooner', async () => {
    put('one', 'two', 'three', 'four');
    const times = countResizes();
    const tour = await run();
    await vi.advanceTimersByTimeAsync(50);
    await tour.press('next');
    await vi.advanceTimersByTimeAsync(2000);
    expect(times).toEqual([0, 50, 100, 150, 1000, 1050]);
  });

  test('signals nothing after the tour was closed', async () => {
    put('one', 'two', 'three', 'four');
    const times = countResizes();
    const tour = await run();
    await tour.press('close');
    await vi.advanceTimersByTimeAsync(2000);
    expect(times).toEqual([0]);
    expect(tour.ends).toEqual(['closed']);
    expect(vi.getTimerCount()).toBe(0);
  });
});
