import { CannotStart } from '../core/cannot-start.ts';
import type { Database } from '../db/database.ts';
import { readBankHolidays, readCalendar, readContent, readRiskTemplates } from './content-files.ts';
import { importContent } from './import-content.ts';
import { createLibrary, type Library } from './library.ts';
import { readTours } from './tours.ts';

export async function openLibrary(database: Database, now: Date): Promise<Library> {
  await importRelease(database, now);
  return createLibrary(
    await readCalendar(),
    await readTours(),
    await readBankHolidays(),
    await readRiskTemplates(),
  );
}

export async function importRelease(database: Database, now: Date): Promise<void> {
  const { items, problems } = await readContent();
  if (problems.length > 0)
    throw new CannotStart(['The content is invalid:', ...problems].join('\n'));
  await database.system((db) => importContent(db, items, now));
}
