import { onlineManager } from '@tanstack/react-query';
import { cleanup, configure } from '@testing-library/react';
import React from 'react';
import { afterEach, vi } from 'vitest';

// Generous, because these tests open the whole app on busy machines; only failures wait this long.
vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 30_000 });

// A query that waits fails many times first, and each failure would print the whole page.
if (!Number(process.env['DEBUG_PRINT_LIMIT']))
  configure({
    getElementError: (message) =>
      Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
  });

// React records a stack for each of its first 10,000 elements a second, which takes a sixth of the time of these tests.
const react: object = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
Object.defineProperty(react, 'recentlyCreatedOwnerStacks', {
  configurable: true,
  get: () => 10_000,
  set() {
    // React keeps counting.
  },
});

// Without test globals the library does not clean up, and test files share a document.
afterEach(cleanup);

// Browser features missing from jsdom, with the answers of a phone.
globalThis.matchMedia ??= (media: string) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

// Test files share a worker, so one that goes offline must not affect the next.
onlineManager.setOnline(true);

window.scrollTo = () => undefined;

if (!('showModal' in HTMLDialogElement.prototype))
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
  });

// Imported up front, so that lazy loading does not count towards a test's timeout.
await Promise.all([
  import('../app/shell.tsx'),
  import('../ui/forms/date-picker-field.tsx'),
  import('../ui/overlays/menu-box.tsx'),
  import('../ui/overlays/modal-box.tsx'),
  import('../ui/forms/password-score.ts'),
]);
