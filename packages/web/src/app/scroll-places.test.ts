import { expect, onTestFinished, test, vi } from 'vitest';

import { beginAtTheTop, SCROLL_PLACES_KEY } from './scroll-places.ts';

function load(type: string) {
  const entries = vi
    .spyOn(performance, 'getEntriesByType')
    .mockReturnValue([{ type } as unknown as PerformanceEntry]);
  onTestFinished(() => {
    entries.mockRestore();
    sessionStorage.clear();
  });
  sessionStorage.setItem(SCROLL_PLACES_KEY, '{"default":900,"k3x":120}');
  beginAtTheTop();
  return sessionStorage.getItem(SCROLL_PLACES_KEY);
}

test('opens a new address at its top, and keeps the positions of earlier pages', () => {
  expect(load('navigate')).toBe('{"k3x":120}');
});

test.each(['reload', 'back_forward'])('restores the scroll position after a %s', (type) => {
  expect(load(type)).toBe('{"default":900,"k3x":120}');
});
