const KEY = 'relish.wanted';

/** The page a user wanted before signing in. Survives a reload, but not the tab. */
export function rememberWanted(path: string) {
  try {
    sessionStorage.setItem(KEY, path);
  } catch {
    // Without storage the user starts on the first screen.
  }
}

export function takeWanted(): string | undefined {
  try {
    const path = sessionStorage.getItem(KEY) ?? undefined;
    sessionStorage.removeItem(KEY);
    return path;
  } catch {
    return undefined;
  }
}
