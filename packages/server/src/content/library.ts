import type { BankHoliday } from '@relish/shared/library/themes/bank-holidays.ts';
import type { ThemeDays } from '@relish/shared/library/themes/theme-days.ts';
import type { Tour } from '@relish/shared/library/tours/tour.ts';
import type { RiskTemplate } from '@relish/shared/risks/risk-templates/template.ts';

import type { Db } from '../db/database.ts';
import { type Collection, createCollections } from './collections.ts';
import type { Reader } from './own-rows.ts';
import { readShelf, type Shelf } from './shelf.ts';

export interface Library {
  /** Cached for all users; one version row says whether it is current. */
  shelf: (db: Db) => Promise<Shelf>;
  /** Library and own activities, as far as row level security shows them to this reader. */
  collection: (db: Db, reader: Reader) => Promise<Collection>;
  calendar: readonly ThemeDays[];
  bankHolidays: readonly BankHoliday[];
  /** They describe the screens of this release, so they are read with it and never edited. */
  tours: readonly Tour[];
  riskTemplates: readonly RiskTemplate[];
}

export function createLibrary(
  calendar: readonly ThemeDays[],
  tours: readonly Tour[] = [],
  bankHolidays: readonly BankHoliday[] = [],
  riskTemplates: readonly RiskTemplate[] = [],
): Library {
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
    bankHolidays,
    tours,
    riskTemplates,
    shelf,
    collection: async (db, reader) => collect(db, await shelf(db), reader),
  };
}
