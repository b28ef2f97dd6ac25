/** What is kept on this device. A browser may forbid it: then nothing outlives the page. */
export function readStored(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

export function store(key: string, value: string) {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Signed in until the page is closed is better than not at all.
  }
}

export function removeStored(key: string) {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing could be stored either.
  }
}

/** Tells of changes made by other tabs; returns how to stop listening. */
export function watchStored(key: string, changed: (value: string | undefined) => void) {
  const listen = (event: StorageEvent) => {
    // A null key means that everything was cleared.
    if (event.key === key || event.key === null) changed(readStored(key));
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
