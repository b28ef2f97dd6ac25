import { act } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';

const SCREEN_HEIGHT = 800;

/** Tells the size of the screen, and of nothing on it. */
class OnlyTheScreen {
  readonly #tell: ResizeObserverCallback;

  constructor(tell: ResizeObserverCallback) {
    this.#tell = tell;
  }

  observe(target: Element) {
    const sizes = [
      { target, contentRect: { height: SCREEN_HEIGHT } },
    ] as unknown as ResizeObserverEntry[];
    if (target !== document.documentElement) return;
    // As browsers do: once what asked for it has been drawn.
    queueMicrotask(() => act(() => this.#tell(sizes, this)));
  }

  unobserve() {}
  disconnect() {}
}

/** Long lists ask the page for sizes that a page without a screen cannot tell. */
export function stubScrolling() {
  const page = document.documentElement;
  const window = document.defaultView as unknown as { ResizeObserver?: unknown };
  window.ResizeObserver = OnlyTheScreen;
  Object.defineProperty(document, 'scrollingElement', { value: page, configurable: true });
  Object.defineProperty(page, 'clientHeight', { value: SCREEN_HEIGHT, configurable: true });
  onTestFinished(() => {
    delete window.ResizeObserver;
    Reflect.deleteProperty(document, 'scrollingElement');
    Reflect.deleteProperty(page, 'clientHeight');
  });
}

/** A screen with room for tables and side panels; without this it is a phone's. */
export function stubDesktop() {
  const desktop = { matches: true, addEventListener: () => {}, removeEventListener: () => {} };
  vi.stubGlobal('matchMedia', () => desktop);
  onTestFinished(() => void vi.unstubAllGlobals());
}
