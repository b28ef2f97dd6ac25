import type { ComponentType } from 'react';

import { isOnline } from '../platform/network.ts';

const RELOADED_KEY = 'relish.reloaded';

// The name of the file that this stands in changes with every build whose pages have changed.
const BUILD = import.meta.url;

/** Where the person is going, while the page for it is still being fetched. */
let destination = () => location.href;

export function reloadTowards(where: () => string) {
  destination = where;
}

/** A page of its own chunk. One that is gone after a deploy is fetched anew with the app, once. */
export const lazyPage = (load: () => Promise<{ default: ComponentType }>) => async () => {
  try {
    const { default: Component } = await load();
    return { Component };
  } catch (error) {
    // Offline, a reload would only lose what is on the screen.
    if (!isOnline() || !mayReload()) throw error;
    location.replace(destination());
    // The page is about to go: nothing more happens here.
    return new Promise<never>(() => undefined);
  }
};

/** Once per build: when that did not bring the page, nothing will, and others that load must not hide it. */
function mayReload(): boolean {
  try {
    if (sessionStorage.getItem(RELOADED_KEY) === BUILD) return false;
    sessionStorage.setItem(RELOADED_KEY, BUILD);
    return true;
  } catch {
    // Without a memory it could go on for ever.
    return false;
  }
}
