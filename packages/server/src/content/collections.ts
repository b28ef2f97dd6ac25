import type { Db } from '../db/database.ts';
import { type ActivityIndex, indexInTurns, searchIn } from './activity-index.ts';
import { listOwn, listOwnVersions, type OwnActivity, ownVersion, type Reader } from './own-rows.ts';
import type { LibraryActivity, Shelf } from './shelf.ts';

export type AnyActivity = LibraryActivity | OwnActivity;

export interface Collection {
  /** Sorted by title; includes the home's archived ones. */
  activities: readonly AnyActivity[];
  activity: (id: string) => AnyActivity | undefined;
  search: (typed: string) => Promise<Map<string, number>>;
}

interface Remembered {
  shelf: Shelf;
  version: number;
  own: Map<string, OwnActivity>;
  /** Built on the first search, then kept up to date. */
  index: ActivityIndex | undefined;
  collection: Collection;
}

// About 15 KB per activity, so this cache stays below 300 MB.
const REMEMBERED_AT_MOST = 20_000;

/**
 * LRU cache per home: indexing thousands of activities takes a second, a version check does not,
 * and only changed activities are read again.
 */
export function createCollections() {
  const remembered = new Map<string, Remembered>();

  return async (db: Db, shelf: Shelf, reader: Reader): Promise<Collection> => {
    const version = await ownVersion(db, reader);
    if (version === undefined) return libraryAlone(shelf);
    // Row level security hides rows from relatives, so they have their own cache entry.
    const key = `${reader.carehomeId} ${reader.isRelative ? 'family' : 'staff'}`;
    const before = remembered.get(key);
    const now =
      before?.version === version && before.shelf === shelf
        ? before
        : await renew(db, reader, before, { shelf, version });
    remembered.delete(key);
    remembered.set(key, now);
    forgetSome(remembered);
    return now.collection;
  };
}

const libraryAlone = (shelf: Shelf): Collection => ({
  activities: shelf.activities,
  activity: shelf.activity,
  search: async (typed) => shelf.index.search(typed),
});

/**
 * Reads only what has changed. Callers may still hold the previous collection, so only the index is
 * shared.
 */
async function renew(
  db: Db,
  reader: Reader,
  before: Remembered | undefined,
  { shelf, version }: Pick<Remembered, 'shelf' | 'version'>,
): Promise<Remembered> {
  const known = before?.own ?? new Map<string, OwnActivity>();
  const heads = await listOwnVersions(db, reader);
  const changed = heads.filter((head) => known.get(head.id)?.version !== head.version);
  const read = await listOwn(
    db,
    reader,
    changed.map(({ id }) => id),
  );
  const fresh = new Map(read.map((activity) => [activity.id, activity]));
  const own = new Map<string, OwnActivity>();
  for (const { id } of heads) {
    const activity = fresh.get(id) ?? known.get(id);
    if (activity) own.set(id, activity);
  }
  const index = before?.index;
  if (index) {
    for (const id of known.keys()) if (!own.has(id)) index.drop(id);
    for (const activity of fresh.values()) index.put(activity);
  }
  return remember({ shelf, version, own, index });
}

function remember(known: Omit<Remembered, 'collection'>): Remembered {
  const { shelf, own } = known;
  const byTitle = new Intl.Collator('en-GB').compare;
  const now: Remembered = {
    ...known,
    collection: {
      activities: [...shelf.activities, ...own.values()].toSorted((one, other) =>
        byTitle(one.title, other.title),
      ),
      activity: (id) => own.get(id) ?? shelf.activity(id),
      search: async (typed) => {
        now.index ??= await indexInTurns([...own.values()]);
        return searchIn([shelf.index, now.index], typed);
      },
    },
  };
  return now;
}

function forgetSome(remembered: Map<string, Remembered>) {
  let total = 0;
  for (const { own } of remembered.values()) total += own.size + 1;
  for (const [key, { own }] of remembered) {
    if (total <= REMEMBERED_AT_MOST || remembered.size === 1) return;
    remembered.delete(key);
    total -= own.size + 1;
  }
}
