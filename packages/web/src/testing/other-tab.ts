import { act } from '@testing-library/react';

/** Stores or removes a value as another tab would, including the storage event. */
export function otherTab(key: string, value: string | undefined) {
  if (value === undefined) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: value ?? null }));
  });
}
