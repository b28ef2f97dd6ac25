import { makeKey, seal, sealBytes, type Sealed, unseal, unsealBytes } from './sealing.ts';

const DATABASE = 'relish.sealed';
const KEYS = 'keys';
const NOTES = 'notes';

/** Names begin with their owner, because each user has their own key. */
const readOwner = (name: string) => name.split(' ')[0] ?? '';

const answer = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error(DATABASE)));
  });

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore(KEYS);
    request.result.createObjectStore(NOTES);
  });
  return answer(request);
}

let opened: Promise<IDBDatabase> | undefined;
const table = async (name: string, mode: IDBTransactionMode) => {
  opened ??= open();
  return (await opened).transaction(name, mode).objectStore(name);
};

async function loadKey(owner: string): Promise<CryptoKey> {
  const stored = await answer<CryptoKey | undefined>((await table(KEYS, 'readonly')).get(owner));
  if (stored) return stored;
  const made = await makeKey();
  try {
    await answer((await table(KEYS, 'readwrite')).add(made, owner));
    return made;
  } catch {
    // Another tab was faster.
    return answer<CryptoKey>((await table(KEYS, 'readonly')).get(owner));
  }
}

interface Store {
  write: (name: string, value: unknown) => Promise<void>;
  read: (name: string) => Promise<unknown>;
  writeBytes: (name: string, bytes: ArrayBuffer) => Promise<void>;
  readBytes: (name: string) => Promise<ArrayBuffer | undefined>;
  remove: (name: string) => Promise<void>;
  names: () => Promise<string[]>;
}

const put = async (name: string, sealed: Sealed) => {
  await answer((await table(NOTES, 'readwrite')).put(sealed, name));
};
const find = async (name: string) =>
  answer<Sealed | undefined>((await table(NOTES, 'readonly')).get(name));

const onDevice: Store = {
  write: async (name, value) => put(name, await seal(await loadKey(readOwner(name)), name, value)),
  read: async (name) => {
    const sealed = await find(name);
    return sealed && unseal(await loadKey(readOwner(name)), name, sealed);
  },
  writeBytes: async (name, bytes) =>
    put(name, await sealBytes(await loadKey(readOwner(name)), name, bytes)),
  readBytes: async (name) => {
    const sealed = await find(name);
    return sealed && unsealBytes(await loadKey(readOwner(name)), name, sealed);
  },
  remove: async (name) => {
    await answer((await table(NOTES, 'readwrite')).delete(name));
  },
  names: async () =>
    (await answer((await table(NOTES, 'readonly')).getAllKeys())).filter(
      (each) => typeof each === 'string',
    ),
};

/**
 * Fallback where the browser forbids storage: kept in memory for the lifetime of the page, never in
 * plain text on disk.
 */
const memory = new Map<string, string>();
const bytesInMemory = new Map<string, ArrayBuffer>();
const inMemory: Store = {
  write: async (name, value) => void memory.set(name, JSON.stringify(value)),
  read: async (name) => JSON.parse(memory.get(name) ?? 'null') ?? undefined,
  writeBytes: async (name, bytes) => void bytesInMemory.set(name, bytes),
  readBytes: async (name) => bytesInMemory.get(name),
  remove: async (name) => {
    memory.delete(name);
    bytesInMemory.delete(name);
  },
  names: async () => [...memory.keys(), ...bytesInMemory.keys()],
};

let store: Promise<Store> | undefined;
/** Tried once, because some browsers have the API but block it. */
const chosen = () =>
  (store ??= (async () => {
    try {
      if (!('indexedDB' in globalThis) || !crypto.subtle) return inMemory;
      opened = open();
      await opened;
      return onDevice;
    } catch {
      return inMemory;
    }
  })());

export const writeSealed = async (name: string, value: unknown) =>
  (await chosen()).write(name, value);
export const readSealed = async (name: string): Promise<unknown> => (await chosen()).read(name);
/** For pictures, which are too large for text. */
export const writeSealedBytes = async (name: string, bytes: ArrayBuffer) =>
  (await chosen()).writeBytes(name, bytes);
export const readSealedBytes = async (name: string) => (await chosen()).readBytes(name);
export const removeSealed = async (name: string) => (await chosen()).remove(name);
export const sealedNames = async (): Promise<string[]> => (await chosen()).names();
