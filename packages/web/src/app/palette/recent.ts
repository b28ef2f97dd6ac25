import { readStored, store } from '../../platform/storage.ts';

const KEY = 'relish.recent-choices';
const LIMIT = 5;

/** Item ids only, which name places and actions, never people. */
interface Stored {
  user: string;
  ids: string[];
}

export async function readRecent(userId: string): Promise<string[]> {
  try {
    const stored = JSON.parse((await readStored(KEY)) ?? 'null') as Stored | null;
    return stored?.user === userId ? stored.ids : [];
  } catch {
    return [];
  }
}

/** The newest comes first. Another user of this device starts with an empty list. */
export async function keepRecent(userId: string, id: string): Promise<void> {
  const before = await readRecent(userId);
  const ids = [id, ...before.filter((each) => each !== id)].slice(0, LIMIT);
  await store(KEY, JSON.stringify({ user: userId, ids } satisfies Stored));
}
