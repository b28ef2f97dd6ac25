import type { ComponentType } from 'react';

import { isOnline } from '../platform/network.ts';

const RELOADED_KEY = 'relish.reloaded';

// This file's own URL contains a hash, so it identifies the build.
const BUILD = import.meta.url;

/** Target of the current navigation while its chunk is still loading. */
let destination = () => location.href;

export function reloadTowards(where: () => string) {
  destination = where;
}

/** Loads a page from its own chunk. A chunk that is missing after a deploy reloads the app once. */
export const lazyPage = (load: () => Promise<{ default: ComponentType }>) => async () => {
  try {
    const { default: Component } = await load();
    return { Component };
  } catch (error) {
    // Offline, a reload would only lose the current screen.
    if (!isOnline() || !mayReload()) throw error;
    location.replace(destination());
    // Never resolves, because the page is being reloaded.
    return new Promise<never>(() => undefined);
  }
};

/** Once per build, because a second reload would not bring the chunk either. */
function mayReload(): boolean {
  try {
    if (sessionStorage.getItem(RELOADED_KEY) === BUILD) return false;
    sessionStorage.setItem(RELOADED_KEY, BUILD);
    return true;
  } catch {
    // Without storage it could reload for ever.
    return false;
  }
}
