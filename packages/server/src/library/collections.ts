import type { Db } from '../db/database.ts';
import { type ActivityIndex, indexInTurns, searchIn } from './activity-index.ts';
import { listOwn, listOwnVersions, type OwnActivity, ownVersion, type Reader } from './own-rows.ts';
import type { LibraryActivity, Shelf } from './shelf.ts';

/** An activity of the library, or one that a home wrote. */
export type AnyActivity = LibraryActivity | OwnActivity;

export interface Collection {
  /** By title; those in the archive of the home are among them. */
  activities: readonly AnyActivity[];
  activity: (id: string) => AnyActivity | undefined;
  search: (typed: string) => Promise<Map<string, number>>;
}

interface Remembered {
  shelf: Shelf;
  version: number;
  own: Map<string, OwnActivity>;
  /** Made when somebody searches, and kept right from then on. */
  index: ActivityIndex | undefined;
  collection: Collection;
}

// An activity with its words takes some 15 KB: what is remembered of all homes stays below 300 MB, whatever they write.
const REMEMBERED_AT_MOST = 20_000;

/**
 * Reading and indexing thousands of activities takes a second, asking whether they have changed takes none:
 * so each home's are remembered, the least used are forgotten first, and of a change only the changed is read.
 */
export function createCollections() {
  const remembered = new Map<string, Remembered>();

  return async (db: Db, shelf: Shelf, reader: Reader): Promise<Collection> => {
    const version = await ownVersion(db, reader);
    if (version === undefined) return libraryAlone(shelf);
    // A relative's transaction finds fewer: never what was read in another's.
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

/** Reads what has changed since. Others may still hold what was there before, so only the index is shared. */
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
  let held = 0;
  for (const { own } of remembered.values()) held += own.size + 1;
  for (const [key, { own }] of remembered) {
    if (held <= REMEMBERED_AT_MOST || remembered.size === 1) return;
    remembered.delete(key);
    held -= own.size + 1;
  }
}
