const TOKEN_KEY = 'relish.demo-token';
const RETURN_KEY = 'relish.demo-return';

// Kept by the tab: demo mode never reaches another tab, and closing the tab leaves it.
export const readDemoToken = () => read(TOKEN_KEY);

export function keepDemoToken(token: string) {
  attempt(() => sessionStorage.setItem(TOKEN_KEY, token));
}

export function forgetDemoToken() {
  attempt(() => sessionStorage.removeItem(TOKEN_KEY));
}

/** The page to return to when leaving. */
export function keepReturnPath(path: string) {
  attempt(() => sessionStorage.setItem(RETURN_KEY, path));
}

export function takeReturnPath(): string {
  const path = read(RETURN_KEY);
  attempt(() => sessionStorage.removeItem(RETURN_KEY));
  return path ?? '/tabs/home';
}

const read = (key: string) => attempt(() => sessionStorage.getItem(key)) ?? undefined;

// A browser may forbid storage; then demo mode ends with the next page load.
function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
