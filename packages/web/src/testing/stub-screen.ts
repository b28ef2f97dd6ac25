import { act } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';

const SCREEN_HEIGHT = 800;

/** Reports only the size of the screen. */
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
    // Asynchronous, as in browsers.
    queueMicrotask(() => act(() => this.#tell(sizes, this)));
  }

  unobserve() {}
  disconnect() {}
}

/** Virtual lists need sizes that jsdom does not have. */
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

/** A screen wide enough for tables and side panels; the default is a phone. */
export function stubDesktop() {
  const desktop = { matches: true, addEventListener: () => {}, removeEventListener: () => {} };
  vi.stubGlobal('matchMedia', () => desktop);
  onTestFinished(() => void vi.unstubAllGlobals());
}

/** A phone or tablet that becomes wide, or narrow again, when the returned function is called. */
export function stubTurning() {
  const listeners = new Set<() => void>();
  const screen = {
    matches: false,
    addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
  };
  vi.stubGlobal('matchMedia', () => screen);
  onTestFinished(() => void vi.unstubAllGlobals());
  return () => {
    screen.matches = !screen.matches;
    act(() => {
      for (const listener of listeners) listener();
    });
  };
}
