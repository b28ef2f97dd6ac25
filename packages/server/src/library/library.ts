import type { ThemeDays } from '@relish/shared/calendar/theme-days.ts';

import type { Db } from '../db/database.ts';
import { type Collection, createCollections } from './collections.ts';
import type { Reader } from './own-rows.ts';
import { readShelf, type Shelf } from './shelf.ts';

export interface Library {
  /** The same for everybody, so it is read once and remembered; one row says whether it still holds. */
  shelf: (db: Db) => Promise<Shelf>;
  /** The library together with what homes wrote, as far as it exists for this reader. */
  collection: (db: Db, reader: Reader) => Promise<Collection>;
  calendar: readonly ThemeDays[];
}

export function createLibrary(calendar: readonly ThemeDays[]): Library {
  let remembered: Shelf | undefined;
  const shelf = async (db: Db) => {
    const { version } = await db
      .selectFrom('library_version')
      .select('version')
      .executeTakeFirstOrThrow();
    if (remembered?.version !== version) remembered = await readShelf(db, version);
    return remembered;
  };
  const collect = createCollections();
  return {
    calendar,
    shelf,
    collection: async (db, reader) => collect(db, await shelf(db), reader),
  };
}
