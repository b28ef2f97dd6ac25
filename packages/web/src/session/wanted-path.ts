const KEY = 'relish.wanted';

/** Where somebody was going before they had to sign in. It survives a reload, not the tab. */
export function rememberWanted(path: string) {
  try {
    sessionStorage.setItem(KEY, path);
  } catch {
    // Without storage they start at home.
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
