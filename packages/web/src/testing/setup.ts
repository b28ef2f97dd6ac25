import { configure } from '@testing-library/react';
import { vi } from 'vitest';

// A whole app opens in these tests, on machines that do other things as well. Nothing waits this long unless it fails.
vi.setConfig({ testTimeout: 30_000 });
configure({ asyncUtilTimeout: 5_000 });

// What jsdom leaves out and a browser has. Answers are those of a phone held still.
globalThis.matchMedia ??= (media: string) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

window.scrollTo = () => undefined;

if (!('showModal' in HTMLDialogElement.prototype))
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
  });

// What a page loads a moment later is there at once in tests: how long that takes is none of their business.
await Promise.all([
  import('../ui/date-picker-field.tsx'),
  import('../ui/menu-box.tsx'),
  import('../ui/modal-box.tsx'),
]);
