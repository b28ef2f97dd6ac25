const watchers = new Map<string, Set<() => void>>();

/** Calls back when something has changed in a thread; returns a function that stops. */
export function watchThread(threadId: string, changed: () => void): () => void {
  const own = watchers.get(threadId) ?? new Set();
  watchers.set(threadId, own);
  own.add(changed);
  return () => {
    own.delete(changed);
    if (own.size === 0) watchers.delete(threadId);
  };
}

/** Returns whether any of the threads is open on this page. */
export function tellOfThreads(threadIds: readonly string[]): boolean {
  const told = threadIds.flatMap((id) => [...(watchers.get(id) ?? [])]);
  for (const changed of told) changed();
  return told.length > 0;
}
