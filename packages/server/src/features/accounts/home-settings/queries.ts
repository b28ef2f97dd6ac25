import type { HomeSettings } from '@relish/shared/accounts/home-settings/contract.ts';
import { DEFAULT_SETTINGS } from '@relish/shared/accounts/home-settings/defaults.ts';
import { sql } from 'kysely';

import type { Db } from '../../../db/database.ts';

export async function findHomeSettings(db: Db, carehomeId: string): Promise<HomeSettings> {
  const home = await db
    .selectFrom('carehomes')
    .select('settings')
    .where('id', '=', carehomeId)
    .executeTakeFirst();
  const saved = (home?.settings ?? {}) as Partial<HomeSettings>;
  // Figures without own bands keep the defaults.
  return { ...DEFAULT_SETTINGS, ...saved, bands: { ...DEFAULT_SETTINGS.bands, ...saved.bands } };
}

/** Leaves the home's other settings unchanged. */
export const updateHomeSettings = (db: Db, carehomeId: string, settings: Partial<HomeSettings>) =>
  db
    .updateTable('carehomes')
    .set({ settings: sql`settings || ${JSON.stringify(settings)}::jsonb` })
    .where('id', '=', carehomeId)
    .execute();

/** Read with the person, because it decides what a family sees of them. */
export const daysAfterDeath = (carehomeId: 'l.carehome_id' | 'residents.carehome_id') =>
  sql<number>`coalesce((select (h.settings ->> 'days_after_death')::int from carehomes h
    where h.id = ${sql.ref(carehomeId)}), ${DEFAULT_SETTINGS.days_after_death})`;
