import { isNative } from './native.ts';
import { readStored, removeStored, store } from './storage.ts';

const INSTALLED_KEY = 'relish.installed';

/** Inside an object: to a promise, a plugin by itself looks like another promise, which then waits for ever. */
const keychain = async () => {
  const { SecureStorage } = await import('@aparajita/capacitor-secure-storage');
  // iOS keeps its keychain when an app is removed: whoever installs it anew must not find the last person signed in.
  if ((await readStored(INSTALLED_KEY)) === undefined) {
    await SecureStorage.clear();
    await store(INSTALLED_KEY, 'true');
  }
  return { SecureStorage };
};

/** Tokens and people: the system's keychain on native; a browser has nothing safer than its storage. */
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
