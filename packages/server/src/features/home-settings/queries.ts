import type { HomeSettings } from '@relish/shared/home-settings/contract.ts';
import { DEFAULT_SETTINGS } from '@relish/shared/home-settings/defaults.ts';
import { sql } from 'kysely';

import type { Db } from '../../db/database.ts';

export async function findHomeSettings(db: Db, carehomeId: string): Promise<HomeSettings> {
  const home = await db
    .selectFrom('carehomes')
    .select('settings')
    .where('id', '=', carehomeId)
    .executeTakeFirst();
  const said = (home?.settings ?? {}) as Partial<HomeSettings>;
  // Figures whose bands no home sets keep theirs.
  return { ...DEFAULT_SETTINGS, ...said, bands: { ...DEFAULT_SETTINGS.bands, ...said.bands } };
}

/** Other settings of the home stay as they are. */
export const updateHomeSettings = (db: Db, carehomeId: string, settings: Partial<HomeSettings>) =>
  db
    .updateTable('carehomes')
    .set({ settings: sql`settings || ${JSON.stringify(settings)}::jsonb` })
    .where('id', '=', carehomeId)
    .execute();
