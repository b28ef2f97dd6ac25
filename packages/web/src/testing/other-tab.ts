import { act } from '@testing-library/react';

/** Another tab stores something, or removes it; this one hears of it as browsers tell it. */
export function otherTab(key: string, value: string | undefined) {
  if (value === undefined) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: value ?? null }));
  });
}
