import { isNative } from './native.ts';
import { readStored, removeStored, store } from './storage.ts';

const INSTALLED_KEY = 'relish.installed';

/** Wrapped in an object, because the plugin looks like a thenable and awaiting it would hang. */
const keychain = async () => {
  const { SecureStorage } = await import('@aparajita/capacitor-secure-storage');
  // iOS keeps the keychain when an app is removed, so a reinstalled app must not find the last user
  // signed in.
  if ((await readStored(INSTALLED_KEY)) === undefined) {
    await SecureStorage.clear();
    await store(INSTALLED_KEY, 'true');
  }
  return { SecureStorage };
};

/**
 * Tokens and user data: in the system keychain on native; a browser has nothing safer than its
 * storage.
 */
export async function readSecret(key: string): Promise<string | undefined> {
  if (!isNative()) return readStored(key);
  return (await (await keychain()).SecureStorage.getItem(key)) ?? undefined;
}

export async function storeSecret(key: string, value: string): Promise<void> {
  if (isNative()) await (await keychain()).SecureStorage.setItem(key, value);
  else await store(key, value);
}

export async function removeSecret(key: string): Promise<void> {
  if (isNative()) await (await keychain()).SecureStorage.removeItem(key);
  else await removeStored(key);
}
